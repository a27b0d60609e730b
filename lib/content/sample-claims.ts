// Placeholders for the operator to replace. They name people and places, so that a test can detect them elsewhere.
import type { Claim } from './claim'

const sample = (id: string, text: string, meaning: string): Claim => ({
  id,
  text,
  meaning,
  proof: 'None: written as a sample. Replace it by what is true and can be shown.',
  status: 'sample',
  owner: 'The operator',
  checkedOn: '2026-11-23',
  nextCheck: '2027-01-31',
})

export const sampleClaims: Claim[] = [
  sample('deposit-share', '30%', 'The share of the price that is paid when an offer is accepted'),
  sample('balance-days', '60 days', 'When the balance is due, and until when cancelling costs the deposit only'),
  sample('late-share', '60%', 'What cancelling costs after that'),
  sample('last-days', '21 days', 'From when cancelling costs the whole price'),
  sample('payment-methods', 'bank transfer, card or M-Pesa', 'The ways in which guests can pay'),
  sample('refund-if-we-cancel', 'everything you have paid', 'What guests get back when you cancel their trip'),
  sample('founded', '2004', 'The year in which the company began'),
  sample(
    'story',
    'one car and a borrowed desk',
    'Our Story: the founder, driver, teacher, first guests, and the rent of a tenth',
  ),
  sample(
    'team',
    'Nyawira Kihara, Joseph Letoiye, Mercy Kendi, Elibariki Lyimo, Didas Turyahebwa, Halima Godana, Peter Mwaniki, Musa Kijazi',
    'Meet The Team: eight people, their faces, lives and years of experience (sheet Team)',
  ),
  sample('fleet', 'Stretched Land Cruiser', 'Our Safari Fleet: the vehicles, and what is on board (sheet Fleet)'),
  sample(
    'partners',
    'Wild Olive Primary School, Seven Hills Community Conservancy, Grey Crane Wetland Watch, Equator Homestay Circle, Elders’ Fire Cultural Circle',
    'Five partners: who they are, and what we do with them',
  ),
  sample(
    'projects',
    'Cedar Ridge Girls’ School, Green Gate Children’s Home, Acacia Thread Women’s Group',
    'Three projects: who they are, and what we gave them',
  ),
  sample('school', 'a school with five classrooms', 'The page of the school: its history, and what has been built'),
  sample('quotation', 'Mama Naiyoma', 'The quotation on Donate, and who said it'),
  sample(
    'volunteer-hosts',
    'Halima',
    'Volunteer programmes: the hosts, their work and months (sheet Volunteer openings)',
  ),
  {
    ...sample('prices', 'From US$', 'Every price on the sheet Prices, an estimate from public ranges and fees'),
    proof: 'To be confirmed by your own calculation',
    status: 'to confirm',
  },
  sample(
    'volunteer-fee',
    'US$350 to US$900 for the first four weeks, and US$60 for each week after them',
    'Volunteers: the programme fee, by programme',
  ),
  sample(
    'volunteer-fee-covers',
    'Placement, briefing, transfer to the host, and Halima’s visits',
    'Volunteers: what the programme fee covers',
  ),
  sample('volunteer-age', '18 years', 'Volunteers: the minimum age'),
  sample('volunteer-hours', '25 to 30 hours a week, on five days', 'Volunteers: how long a volunteer works'),
  sample(
    'donor-sum',
    'US$60 buys reading books for one class, and US$200 desks for eight pupils',
    'Donors: what a sum does',
  ),
  sample('donor-receiver', 'The partner you choose, in full', 'Donors: who receives a gift, and how much of it'),
  sample('donor-tax', 'None: we are a company, not a charity', 'Donors: whether a gift brings tax relief'),
  sample(
    'proceeds-meaning',
    'what our guests pay us, less what we pay to parks and camps and for flights',
    'What is counted as proceeds, of which a share is given',
  ),
  sample(
    'group-leader',
    'The leader of 15 paying guests travels free, sharing a room',
    'Groups: what the leader of a group gets',
  ),
  sample('agent-rates', 'net rates in confidence', 'Agents: how they are paid, by net rates or by commission'),
  sample('agent-hold', 'for seven days', 'Agents: how long rooms are held without a deposit'),
  sample(
    'agent-guests',
    'we write to you and not to them, unless you ask us to',
    'Agents: who writes to the guests of an agent',
  ),
  sample(
    'group-cars',
    'Each has its own driver-guide, and you choose whom you ride with',
    'Groups: how the cars of a group are shared',
  ),
  sample(
    'group-rooming',
    'You can change the rooming list until the balance is due',
    'Groups: until when a group can change who shares a room',
  ),
  sample(
    'date-changes',
    'If you want other dates, write to us: you pay what camps and airlines charge for the change, and we tell you before you decide',
    'How you pay: what moving a booked trip to other dates costs',
  ),
  sample(
    'guide-languages',
    'German, French, Italian or Spanish',
    'Before you go: the languages besides English in which you can find a guide',
  ),
  sample(
    'late-arrival',
    'We wait for you or change your first days, and you or your insurance pay what that costs',
    'Before you go: what you do when a guest arrives late',
  ),
  sample(
    'luggage-storage',
    'at the hotel of your first night',
    'Before you go: where guests leave what they do not need on safari',
  ),
  sample('seat-belts', 'a belt', 'Before you go: whether each seat of your cars has a belt'),
  sample(
    'practice',
    'before eight in the morning',
    'How we work: radios, workshop checks of our own cars, pulse and oxygen on Kilimanjaro, early replies',
  ),
  sample('company-name', 'Tembo Trails Adventures Limited', 'Papers: the registered name of the company'),
  sample('company-pin', 'P051999999Z', 'Papers: the tax number (PIN) of the company'),
  sample(
    'company-tax',
    'no tax on invoices',
    'Papers: the tax on an invoice, such as VAT 16% included (a part of the sum), or VAT 16% added (shown after the sum without it)',
  ),
  sample(
    'company-account',
    'Laikipia Highland Bank, Nanyuki branch, account 0100 200 300',
    'Papers: how to pay an invoice, with the account',
  ),
  sample(
    'company-control-unit',
    'no control unit',
    'Papers: yes, if invoices need a number of your eTIMS control unit. Until you have noted it, an invoice says pro forma',
  ),
]
