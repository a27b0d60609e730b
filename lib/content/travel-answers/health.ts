import { answersOn } from './answer'

export const health = answersOn('Health', [
  {
    title: 'CPAP and medicine',
    text: 'If you need power at night, for a CPAP machine for instance, or a fridge for insulin, tell us before we book: we choose camps that have it. Keep medicine in your hand luggage.',
  },
  {
    title: 'Hospitals',
    text: 'There are large hospitals in {hospital-cities}. If you fall ill, your guide takes you to a doctor; in an emergency the flying doctors land at the nearest airstrip.',
  },
  {
    title: 'Rabies',
    text: 'Do not touch dogs, cats or monkeys. If one bites or scratches you, wash the wound with soap for {rabies-washing} and see a doctor on the same day.',
  },
  {
    title: 'Which malaria tablets',
    text: 'Your doctor decides which malaria tablets you take: it depends on your age, your health, your other medicines and whether you are pregnant. Ask four to six weeks before you travel, and name every place where you will sleep.',
  },
  {
    title: 'Malaria-free safari',
    text: 'None of our safaris is free of malaria, because the parks of Kenya, Tanzania and Uganda lie in regions that have it. The risk is lower in high, dry places. There is {malaria-dubai} in Dubai. If you travel with a baby or are pregnant, ask your doctor before you book.',
  },
  {
    title: 'Dengue',
    text: 'Dengue fever occurs {dengue-places}, mostly in and after the rains. It is spread by mosquitoes that bite by day, so use repellent and long sleeves in daylight too. Malaria tablets do not prevent it. Ask your doctor about a vaccine.',
  },
  {
    title: 'Mosquito repellent',
    text: 'Bring an insect repellent with {repellent}, and put it on after the sunscreen. Use it by day and in the evening, on ankles and neck too, and sleep under the net. There are fewest mosquitoes in the dry months and in high places.',
  },
  {
    title: 'Tsetse flies and sleeping sickness',
    text: 'Tsetse flies bite by day, mostly in woodland, for instance in Tarangire, parts of the Serengeti and Murchison. Sleeping sickness is very rare among travellers. Wear light colours and long sleeves, as repellent helps little. See a doctor if a bite swells and you have a fever.',
  },
  {
    title: 'Yellow fever for Zanzibar',
    country: 'Tanzania',
    text: 'For Zanzibar you need a yellow fever certificate if you come from a country that has the disease, such as Kenya or Uganda, as for the rest of Tanzania. If you fly straight from Europe or North America, none is asked for.',
  },
  {
    title: 'Bilharzia and swimming in lakes',
    text: 'Do not swim or wade in Lake Victoria, the Nile or other lakes and slow rivers of East Africa: many have bilharzia (schistosomiasis), a worm that enters through the skin. Pools and the sea are safe from it. If you raft at Jinja, ask your doctor about a test afterwards.',
  },
  {
    title: 'Sun and sunscreen',
    text: 'The sun near the equator burns within half an hour, also through cloud and most of all on the mountains. Bring sunscreen with {sunscreen}, a hat with a brim and sunglasses, and drink more water than at home. Doxycycline against malaria makes the skin burn sooner.',
  },
  {
    title: 'Upset stomach and diarrhoea',
    text: 'An upset stomach is the most common illness of travellers. Wash your hands, drink safe water and eat what is cooked and hot. If you have diarrhoea, drink a lot, with rehydration salts. See a doctor if there is blood or fever, or if it lasts longer than two days.',
  },
  {
    title: 'First-aid kit and pharmacy',
    text: 'A first-aid kit is with you on every drive and walk. Bring what is yours: your own medicines, plasters, painkillers, rehydration salts, something for insect bites and for diarrhoea. Pharmacies are in the towns only.',
  },
  {
    title: 'Contact lenses and dust',
    text: 'Bring glasses as well as contact lenses, because the dust of the dry season makes lenses uncomfortable on a game drive. Daily lenses and eye drops help. Sunglasses keep out the dust as well as the sun.',
  },
  {
    title: 'Medicines at customs',
    text: 'Carry medicines in their own packaging, with the prescription in English, in your hand luggage. Bring enough for the whole trip and some days more. The Emirates are strict, also if you only change planes there: see “Medicines in Dubai”.',
  },
  {
    title: 'Heart, lungs and dialysis',
    text: 'With an illness of the heart or the lungs, or if you are on dialysis, ask your doctor before you book. Some places are high, and a hospital can be hours away. Dialysis is possible in the large cities only. Tell us, and we plan a route to suit you.',
  },
  {
    title: 'Pregnancy',
    text: 'If you are pregnant, ask your doctor before you book: malaria, long rough roads and the distance to a hospital all matter. Balloons do not take pregnant women, drives over the dunes do not suit them, and airlines ask for a letter in the last months.',
  },
  {
    title: 'Height of Nairobi and Ngorongoro',
    text: 'Nairobi lies at {height-nairobi}, Nanyuki at about {height-nanyuki} and the rim of Ngorongoro at about {height-crater-rim}. At these heights some people are a little short of breath on stairs, or sleep badly at first. Altitude sickness is a matter for the mountains.',
  },
  {
    title: 'Covid rules',
    text: 'For Covid, {covid-rules}. Near gorillas visitors {gorilla-mask}, and nobody with a cough or a cold may go.',
  },
  {
    title: 'Salad, ice and street food',
    text: 'Salad and ice are usually safe in good lodges and hotels, which wash and freeze with clean water: ask if you are not sure. At stalls by the road eat what is cooked in front of you, and peel fruit yourself.',
  },
  {
    title: 'Ebola, cholera, mpox and other outbreaks',
    text: 'Outbreaks of Ebola, Marburg, cholera or mpox happen in parts of East Africa, mostly far from the parks. Read what your health authority says before you fly. At airports your temperature may be taken. If an outbreak touches your route, we talk to you about it.',
  },
  {
    title: 'Asthma and hay fever',
    text: 'Dust on dry tracks, wood smoke in camp and grass after the rains can trouble people with asthma or hay fever. Bring two inhalers, one of them in hand luggage, and a scarf for nose and mouth. Tell us, and your guide stays out of the dust of other cars.',
  },
  {
    title: 'Toothache and dentists',
    text: 'Have your teeth looked at before you travel: there are good dentists in the cities, and none in the parks. If you have a toothache on the way, tell your guide, and bring painkillers that you know.',
  },
  {
    title: 'Diabetes',
    text: 'With diabetes you can go on safari, and on a mountain if your doctor agrees. Carry insulin, meter and sugar in hand luggage, in two bags, and bring snacks, because meals are sometimes late. Insulin must neither freeze nor get hot. Tell us, and we look for camps with a fridge.',
  },
  {
    title: 'Ticks',
    text: 'Ticks sit in long grass, mostly after the rains. On a walk wear long trousers tucked into your socks, and look at your legs in the evening. Pull a tick out straight, with tweezers. If you get a fever or a dark spot in the weeks after, see a doctor.',
  },
  {
    title: 'Which vaccinations are needed',
    text: 'The only certificate that borders usually ask for is yellow fever, depending on where you come from. Doctors recommend others, such as hepatitis A, typhoid and tetanus. Ask yours six to eight weeks before you fly; if you are afraid of needles, ask which of them you can leave out.',
  },
  {
    title: 'Blisters and feet',
    text: 'Walk your boots in at home, for some weeks. Wear two pairs of thin socks or one that fits well, cut your toenails before a long way down, and put a plaster on a sore place at once. Dry shoes and socks by the fire, but not too close.',
  },
  {
    title: 'Seasickness on boats',
    text: 'On rivers and lakes, such as the Nile and the Kazinga Channel, the boats hardly rock. At sea it can be rough, mostly from June to September. If you are easily seasick, take a tablet an hour before, look at the horizon and sit in the middle.',
  },
])

export const safety = answersOn('Safety', [
  {
    title: 'Elections',
    text: 'Kenya votes on {kenya-election}. In the days around it we keep out of town centres, and change your route if we have to.',
  },
  {
    title: 'Snakes',
    text: 'Guests seldom see one. After dark wear closed shoes and use a torch.',
  },
  {
    title: 'Safety in Nairobi and other cities',
    text: 'In Nairobi, Arusha and Kampala go by car after dark, not on foot, and keep phone, camera and jewellery out of sight in a crowd. Take a taxi that your hotel calls or an app such as Uber or Bolt. On safari you are far from the trouble of cities.',
  },
  {
    title: 'Terrorism and travel warnings',
    text: 'Governments warn against travel to certain districts, mostly near borders, such as {travel-warnings}. Read the warning for the places on your route, because a whole country is seldom meant. If a warning concerns your trip, ask us: we tell you what we know.',
  },
  {
    title: 'Are tents safe from animals?',
    text: 'Yes: wild animals walk past a closed tent at night and leave it alone. Keep the zips closed, have no food inside and do not step out in the dark. If you need somebody, call or whistle. In most camps a guard is awake, and on the first evening the staff tell you what to do.',
  },
  {
    title: 'Fences around camps',
    text: 'Many safari camps have no fence, so elephants, hippos or hyenas may walk through at night. Lodges, and camps near villages, are fenced more often. If you travel with small children or would sleep better behind a fence, tell us.',
  },
  {
    title: 'Safety of small planes',
    text: 'Safari flights are run by licensed airlines with small aircraft, most of them with a single turboprop engine and about twelve seats. They fly by day and in sight of the ground. It can be bumpy around noon, so the morning is better. If you would rather not fly, we plan by road.',
  },
  {
    title: 'Emergency number',
    text: 'On a trip call your guide or camp first, then the person who planned your trip. The public emergency numbers are {emergency-numbers}. Save the number of your insurance on your phone as well.',
  },
  {
    title: 'Theft and valuables',
    text: 'Leave jewellery and everything that you would be sad to lose at home. Many lodges and camps have a safe in the room or at reception. Leave no money, passport or camera in sight in a parked car.',
  },
  {
    title: 'Gay and lesbian couples',
    text: 'Same-sex relations are against the law in Kenya, Tanzania, Uganda and the Emirates, and {same-sex-uganda}. Same-sex couples do travel there, and show no affection in public. Read your government’s advice before you decide. Tell us which beds you would like, in confidence.',
  },
  {
    title: 'Black and Asian travellers',
    text: 'Black, Asian and mixed families are nothing unusual on safari: many guests are Kenyan, Ugandan or Tanzanian, and families of Indian and Arab origin have lived here for generations. If anybody treats you worse than other guests, tell us.',
  },
  {
    title: 'Wild animals near the car',
    text: 'Animals take a safari car for one large thing that does them no harm. Stay inside, speak softly, keep arms in and do not get out, except where your guide says that you may. The guide keeps away from elephants that are upset and from mothers with young.',
  },
  {
    title: 'Armed rangers',
    text: 'On walks to the gorillas and in some parks an armed ranger comes with you, in case an elephant or a buffalo is on the path. A shot in the air is nearly always enough, and is seldom needed. Do what the ranger says at once, and never run.',
  },
  {
    title: 'Roads after dark',
    text: 'Avoid roads outside the cities after dark: there are animals, people on foot and lorries without lights. If your flight lands in the evening, sleep near the airport and drive in the morning.',
  },
  {
    title: 'Motorbike taxis',
    text: 'Motorbike taxis, called boda-boda, are cheap and quick, and many people are hurt on them. Take a car instead. Many insurances do not pay for an accident on a motorbike.',
  },
  {
    title: 'Protests',
    text: 'There are protests in Nairobi and other cities at times, mostly in the centre and often announced. Keep away from crowds and do not photograph them. Your guide hears where they are and goes round them, and the parks are far from them.',
  },
  {
    title: 'Dar es Salaam',
    country: 'Tanzania',
    text: 'Our trips do not stop in Dar es Salaam. If you have time there, take a taxi that your hotel calls, do not walk after dark, and keep phone and bag out of sight.',
  },
  {
    title: 'If something is not right',
    text: 'If something is not right with a room, a car or your guide, tell your guide or the person who plans your trip on the same day: most things can be changed at once. After the trip write to us, and somebody in the office answers.',
  },
])
