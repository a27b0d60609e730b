import { answersOn } from './answer'

export const planning = answersOn('Planning', [
  { title: 'Birthdays', text: 'Tell us in your request about a birthday or a honeymoon, and we tell the camps.' },
  {
    title: 'Deaf or blind guests',
    text: 'Tell us what helps you, and we tell your guides and camps before you come. With a car of your own you set the pace.',
  },
  { title: 'Self-drive', text: 'None of our trips is a self-drive: a driver-guide comes with the car.' },
  {
    title: 'Travelling alone',
    text: 'Your guide is with you by day, and in camp one of the staff walks with you after dark. The price for one is under “What it costs” on the page of each trip. If you would share a room with another traveller, ask us.',
  },
  {
    title: 'Best month for a safari',
    text: 'July to October, January and February are the best months for most safaris in Kenya and Tanzania: they are mostly dry, and the tracks are firm. April, May and November are the wettest months and the worst for roads, but also the quietest.',
  },
  {
    title: 'Rainy seasons in Kenya',
    country: 'Kenya',
    text: 'Kenya has two rainy seasons: the long rains from {rains-kenya-long}, and the short rains from {rains-kenya-short}. The rain usually falls in the afternoon or at night, and many mornings are clear.',
  },
  {
    title: 'Rainy seasons in Tanzania',
    country: 'Tanzania',
    text: 'Northern Tanzania has its long rains from {rains-tanzania-long} and its short rains from {rains-tanzania-short}. Zanzibar is wettest in April and May as well. In the long rains the tracks of the Serengeti are deep mud, and some camps close.',
  },
  {
    title: 'Rainy seasons in Uganda',
    country: 'Uganda',
    text: 'Uganda has two rainy seasons, from {rains-uganda-first} and from {rains-uganda-second}. In the forests of Bwindi and Kibale it can rain on any day of the year, so bring a rain jacket in the dry season too.',
  },
  {
    title: 'Low season',
    text: 'In the low or green season, mainly April and May, many trips cost less, the plains are green and few other cars are about. You have to live with rain and mud, and some camps are closed.',
  },
  {
    title: 'Easter, Christmas and school holidays',
    text: 'At Christmas, New Year and Easter camps and lodges are busy, and many charge more for these nights: where they do, the page of the trip names the supplement. Easter Sunday is {easter}. In July and August, when schools in Europe and North America are closed, book half a year to a year ahead.',
  },
  {
    title: 'Public holidays',
    text: 'Parks, lodges and camps are open on public holidays, while banks and offices are closed. On long weekends people from the cities visit the nearest parks too, so Lake Nakuru, Naivasha and Nairobi National Park are busier than usual.',
  },
  {
    title: 'Migration month by month',
    text: 'The great migration of wildebeest and zebra never stops. From January to March the herds are around Ndutu in the southern Serengeti, in April and May in the centre, in June near Grumeti, from about July to October on both sides of the Mara River, and in November and December on the way south.',
  },
  {
    title: 'River crossings',
    text: 'River crossings on the Mara River happen between about July and October, most often in August and September. Nobody knows the day or the hour: a herd of wildebeest can stand on the bank all morning and turn round. Three nights nearby give you a better chance than one.',
  },
  {
    title: 'Calving season',
    country: 'Tanzania',
    text: 'The wildebeest calve around Ndutu in the southern Serengeti, most of them in February. The short grass is full of newborn calves then, and lions, cheetahs and hyenas follow them. January and March are good months there too.',
  },
  {
    title: 'Mara or Serengeti',
    text: 'Choose the Maasai Mara if you have little time, and the Serengeti if you have more. The Mara is smaller and closer to a large airport, with big cats all year. The Serengeti is almost ten times as large, emptier, and has the migration for most of the year.',
  },
  {
    title: 'Kenya or Tanzania',
    text: 'Kenya is the easier choice for a first or a short safari: many kinds of park lie within a day’s drive of Nairobi. Tanzania has the Serengeti and the Ngorongoro Crater, Kilimanjaro on foot and Zanzibar. If you cannot decide, one trip can have both.',
  },
  {
    title: 'Amboseli or Tsavo',
    country: 'Kenya',
    text: 'Choose Amboseli to see many elephants at close range, with Kilimanjaro behind them. Choose Tsavo, which is far larger, for red elephants, wide bush and few other cars, or because you go on to the coast. Ask us for a trip to Tsavo.',
  },
  {
    title: 'Nakuru or Naivasha',
    country: 'Kenya',
    text: 'Choose Lake Nakuru for rhinos and giraffes, seen from the car, and Lake Naivasha for a boat among hippos and a walk beside giraffes and zebra. The two lakes are close to each other, so many trips visit both.',
  },
  {
    title: 'How many days for a safari',
    text: 'Six to eight days are a good length for a first safari: two or three parks with two or three nights in each. If you have only three or four days, choose one park. For the sea add four days, for the gorillas also four.',
  },
  {
    title: 'One park or several',
    text: 'Two or three nights in each of two or three parks are better than one night in each of five, because every move takes half a day or more. Several parks show you more kinds of animals; one park gives you more time with them.',
  },
  {
    title: 'Fly or drive',
    text: 'Drive if you would like to see the country and pay less; fly if you have little time, or if long hours on rough roads are hard for you. By road the same driver-guide stays with you. On a fly-in safari you meet the guides of each camp.',
  },
  {
    title: 'Private or shared safari',
    text: 'On a private safari the car and the guide are for your party alone, so you decide when to start and how long to stay with an animal. On a shared safari you travel with other guests. The page of each trip says which of the two it is.',
  },
  {
    title: 'Meeting other guests',
    text: 'You meet other travellers at meals and around the fire in camp, and on everything that is shared, such as boats, rafts and the game drives of a fly-in safari. If you would like company on the road as well, tell us.',
  },
  {
    title: 'Combining two trips',
    text: 'Two of our trips can be combined into one, also in two countries. Name both in your request, and you get one plan with one price. Tell us your nationality, because of the visas.',
  },
  {
    title: 'Safari and gorillas together',
    text: 'You can see gorillas and go on a safari in Kenya or Tanzania on one journey. Allow four days for the gorillas and at least as many for the savanna, with a flight between the countries. Bring a yellow fever certificate.',
  },
  {
    title: 'Safari and beach',
    text: 'Zanzibar and the coast of Kenya go well with a safari: after the dust of the road, four or five days at the sea are a good end. We have a trip on Zanzibar; for Diani or another beach in Kenya, ask us.',
  },
  {
    title: 'Honeymoons and proposals',
    text: 'For a honeymoon, about a week on safari and some days at the sea go well together. Tell us if it is yours, or if you plan to propose, and we ask the camps what they can arrange.',
  },
  {
    title: 'Women travelling alone',
    text: 'A safari suits women who travel alone, because a guide is with you on the road and staff are around you in camp. In towns take a taxi after dark. If you would rather have a woman as your guide, tell us early.',
  },
  {
    title: 'Female guides',
    text: 'Ask us early if you would like a female guide. Most safari guides are men, but more and more women do this work, and we tell you what is possible on your dates.',
  },
  {
    title: 'What a safari costs',
    text: 'Park fees, a car with its driver-guide, and camps far from any shop make up most of the price of a safari. You pay less in the low season, in simpler camps and when more of you share a car. The page of each trip shows the total for your dates and your party.',
  },
  {
    title: 'How hot it gets by day',
    text: 'Days on safari are mostly {day-heat}, dry and seldom sticky, because the plains lie high. Samburu, Murchison and the coast are hotter. It is warmest from January to March and coolest in July and August, when you need a jacket at dawn.',
  },
  {
    title: 'Three generations together',
    text: 'Grandparents, parents and children can travel together: with a car of your own, two or three nights in each place and rooms close to each other. You need not all do the same each day. While some go for a long walk, the others can stay at the lodge with the guide or on their own.',
  },
  {
    title: 'Guests with autism',
    text: 'Tell us what helps and what is hard, such as noise, certain food, long waits or changes of plan. We look for quiet camps and a car of your own, and ask the guide to say each evening what the next day brings. Only the animals keep no timetable.',
  },
  {
    title: 'Weddings and vows',
    text: 'If you would like to marry on your journey, write to us half a year ahead: a legal wedding needs papers from home and an appointment with the authorities. A blessing without papers, or a renewal of your vows, is simpler. We tell you what a camp on your route can arrange.',
  },
  {
    title: 'Countries we do not travel to',
    text: 'Our trips are in Kenya, Tanzania, Uganda and Dubai only. We have none in South Africa, Botswana, Namibia, Zambia, Zimbabwe, Malawi or Mozambique, none in Rwanda, the Congo, Ethiopia, Egypt or Oman, and none on Madagascar, Mauritius or the Seychelles.',
  },
  {
    title: 'Tailor-made trips',
    text: 'Every trip on this site can be changed to suit you, and we also plan one from the beginning: with your dates, your pace, and what you would like to see. Write a few sentences about it in your request, with what you would like to spend. You get a plan and a price, and asking is free.',
  },
  {
    title: 'Days needed for gorillas',
    country: 'Uganda',
    text: 'Allow three days for the gorillas if you fly and four if you drive. A day trip from Kampala or Entebbe is not possible: the road to Bwindi takes a whole day, and the walk another.',
  },
  {
    title: 'Family holidays in Dubai',
    country: 'Dubai',
    text: 'Dubai is easy with children: beaches and pools, the metro, the fountains in the evening, and from November to March days that are not too hot. Two or three nights there break a long flight. Ask us about the drive over the dunes with small ones.',
  },
  {
    title: 'Best age for a first safari',
    text: 'There is no general minimum age for a safari by car: many of our trips take children of any age, and the others name theirs on their page. From about six years children sit through a drive and remember it. For smaller ones plan short drives, a pool and a car of your own.',
  },
  {
    title: 'Murchison or Queen Elizabeth',
    country: 'Uganda',
    text: 'Choose Queen Elizabeth if you are on the way from the chimpanzees to the gorillas: it lies between them. Choose Murchison Falls, in the north, for the waterfall, giraffes and a longer boat trip on the Nile. Both have lions, elephants and hippos.',
  },
  {
    title: 'Manyara or Tarangire',
    country: 'Tanzania',
    text: 'Choose Tarangire for elephants among baobabs, most of all from July to October. Choose Lake Manyara for a half day on the way to Ngorongoro, with monkeys, birds and water. If you have time for one only, Tarangire shows you more large animals.',
  },
  {
    title: 'Serengeti or Ngorongoro',
    country: 'Tanzania',
    text: 'The Ngorongoro Crater shows you very many animals in half a day, rhinos among them, with many other cars. The Serengeti is endless, and needs two nights or more: big cats, and the herds. They lie side by side, so most trips visit both.',
  },
  {
    title: 'Amboseli or the Maasai Mara',
    country: 'Kenya',
    text: 'Choose the Maasai Mara for lions, leopards and cheetahs, and Amboseli for large herds of elephants below Kilimanjaro. The Mara needs three nights, Amboseli two. With a week you can see both.',
  },
  {
    title: 'Ol Pejeta or Lake Nakuru',
    country: 'Kenya',
    text: 'Both are good for rhinos. Ol Pejeta near Nanyuki is larger and has the last two northern white rhinos, chimpanzees, night drives and walks. Lake Nakuru lies on the way to the Maasai Mara, is seen in half a day and has lake birds too.',
  },
  {
    title: 'Zanzibar or Diani',
    text: 'Choose Zanzibar for Stone Town, spices and many kinds of beach, and if you come from Tanzania. Choose Diani if you come from Kenya: one long white beach, with no new visa and a short flight or a train ride. Both have a reef, warm water and tides.',
  },
  {
    title: 'Gorillas or chimpanzees',
    country: 'Uganda',
    text: 'Gorillas sit and eat, so you watch them calmly from close by; the walk is harder, and the permit costs much more. Chimpanzees are loud, fast and often high in the trees; the walk is easier. If you have a week, see both.',
  },
  {
    title: 'What to do in Nanyuki',
    country: 'Kenya',
    text: 'Nanyuki lies on the equator below Mount Kenya. Ol Pejeta, with rhinos and chimpanzees, is less than an hour away, as is the forest with the canopy walk. Treks up Mount Kenya begin nearby. One or two nights are well spent, and you can visit our office.',
  },
  {
    title: 'Fear of heights',
    text: 'The canopy walk near Nanyuki is a narrow bridge of wire among the trees: you can stay below. In a balloon most people do not mind the height, as the basket reaches to the chest. Light aircraft fly lower than jets. Tell your guide, and nobody presses you.',
  },
  {
    title: 'Arusha or Moshi',
    country: 'Tanzania',
    text: 'Stay in Arusha before a safari, because the road to the parks begins there, and in Moshi before you climb Kilimanjaro. Both are about an hour from Kilimanjaro Airport. Our trips say in which of the two you sleep.',
  },
  {
    title: 'Price for your party',
    text: 'For the total of your own party open the page of a trip and enter the travellers, the ages of the children and the date under “What it costs”. It shows the price per person and for all of you together. Ask us for a party or a date that it does not take.',
  },
  {
    title: 'Parks outside our listed trips',
    text: 'Lewa, Meru National Park, Kidepo, Nyerere (Selous) and Ruaha are not on our listed trips. Ask us: we can plan some of them into a trip made for you, or tell you which park of ours is most like it.',
  },
  {
    title: 'Arriving the day before',
    text: 'Arrive the day before your trip begins if your flight lands in the afternoon or later, or if you come from far away. A late flight then costs you no day of safari, and you start rested. We book the hotel for that night if you ask.',
  },
])

export const booking = answersOn('Booking and changes', [
  {
    title: 'Booking early',
    text: 'For July to October, for Christmas and for gorillas, write to us half a year to a year ahead. For other dates a few weeks can be enough.',
  },
  {
    title: 'How to book',
    text: 'You book by accepting our written offer. First send us a request with your dates and party, which is free and commits nobody. We check camps and vehicles and write back with a plan and a price. When you accept, you pay the deposit.',
  },
  {
    title: 'Start dates',
    text: 'A private trip can start on any day on which camps and flights have room. The page of each trip says if it has fixed dates instead, or runs only in some months.',
  },
  {
    title: 'Changing the plan',
    text: 'You can change the plan of every trip before you pay: more nights, another park, other camps. After booking, a change depends on what camps, airlines and parks allow.[ {date-changes}.]',
  },
  {
    title: 'Cancellation',
    text: 'What it costs to cancel is under “How you pay” on the page of each trip and, with exact amounts, in your offer. The later you cancel, the more it costs. A travel insurance may pay if you have to cancel because somebody is ill.[ If we have to cancel your trip, you get back {refund-if-we-cancel}.]',
  },
  {
    title: 'Price changes after booking',
    text: 'Park fees, permits and taxes are set by the authorities, and they can rise. If one changes before you book, our offer says so. Your offer also says what happens if one changes later: ask us before you accept it.',
  },
  {
    title: 'Refunds for bad weather',
    text: 'If the weather cancels a balloon flight, a boat or a walk, what you get back depends on the company that runs it: ask us before you add one to your trip. Most game drives go on in the rain.',
  },
  {
    title: 'The currency you pay in',
    text: 'Our prices and offers are in US dollars. If you would rather pay in euros, pounds or shillings, ask us before you accept the offer. Your own bank may charge for the transfer or for changing the currency.',
  },
  {
    title: 'Discounts',
    text: 'Our prices are lower in the low season and when more of you travel together, as the table on the page of each trip shows. If you hope for a last-minute price or a discount for a long stay, ask us.',
  },
  {
    title: 'Residents of East Africa',
    text: 'Citizens and residents of East Africa pay {resident-fees}. The prices on this site are for visitors from abroad, so tell us which passport or residence permit each of you has, and your offer says what changes.',
  },
  {
    title: 'Better rooms and upgrades',
    text: 'If you would like a better room, tent or camp than the one we name, ask us for an upgrade: your offer shows the difference in price. We can also look for something simpler.',
  },
  {
    title: 'How to check who we are',
    text: 'Call us, visit our office in Nanyuki and read our reviews before you pay anything. Ask us for our licence and company number as well, and whether you can hear from earlier guests. Pay only to the company account that is named in your offer.',
  },
  {
    title: 'Offsetting your flights',
    text: 'Our prices do not include a payment for the carbon of your flights. If you want to offset them, choose an organisation that you trust. A share of our proceeds goes to local communities and conservation, which is something else.',
  },
  {
    title: 'Last-minute trips',
    text: 'If you want to leave within a few weeks, call us or send your dates. What is possible depends on camps, flights and permits, and on how soon you get your visa. The full price is then due when you accept our offer.',
  },
  {
    title: 'Names as in the passport',
    text: 'Give us each name exactly as it stands in the passport, because permits and flights are booked with it. If your name changes before the trip, or you get a new passport, tell us at once.',
  },
  {
    title: 'Gift vouchers',
    text: 'You cannot buy a voucher on this site. If you would like to give somebody a trip or a part of one, for a wedding or a birthday for instance, write to us, and we tell you how it can be done.',
  },
  {
    title: 'Giving your place to somebody else',
    text: 'If you cannot travel and a friend or relative would like to go in your place, write to us at once. Gorilla permits and flights carry a name and often cannot be changed; with camps it is easier. We tell you what is possible and what it costs.',
  },
  {
    title: 'Jobs and internships',
    text: 'If you would like to work with us, as a guide, a driver, in the office or as an intern, write to us by the contact page: who you are, what you have done so far, and from when you are free. For unpaid work with communities see the page for volunteers.',
  },
  {
    title: 'Journalists, bloggers and film crews',
    text: 'If you are a journalist, have a blog or a channel, or would like to film, write to us by the contact page: for whom you work, when you would come and what you would like to show. For filming in parks you need permits, which take time.',
  },
  {
    title: 'Reviews here and elsewhere',
    text: 'The reviews of a trip are on its page, good ones and bad ones, and “How we handle reviews” says who can write one and what we check. If you would like to read others too, search for our name on the websites that you trust.',
  },
  {
    title: 'Brochures',
    text: 'All that a brochure would say is on the page of each trip: the days, the map, the camps, the prices and what is included. You can print that page, or send its address to whoever travels with you.',
  },
  {
    title: 'Comparing offers',
    text: 'If you compare our offer with another one, see that both have the same things in them: the camps, a car of your own or a shared one, flights, park fees, permits and meals. If another one is cheaper, show us what it includes, and we tell you what makes the difference.',
  },
  {
    title: 'Why one trip costs more than another',
    text: 'What makes a trip dearer is the camps, flights in place of roads, permits for gorillas, parks with high fees, the season, and few people in one car. If a trip is too dear for you, tell us what you would like to spend, and we look for what can be simpler.',
  },
  {
    title: 'Paying separately',
    text: 'If families or friends who travel together would like to pay for themselves, tell us when you ask for the offer, with the name of each who pays. If you need an invoice for a company, tell us its name and address too.',
  },
  {
    title: 'Time to decide',
    text: 'Camps hold rooms, and airlines seats, only for some days, and in the busy months often not at all; gorilla permits are held for nobody. If you need time to decide, tell us until when, and we tell you what can be held.',
  },
  {
    title: 'Smallest party',
    text: 'The page of each trip shows the price for one traveller, for two and for more, so you need not find others. Where you share a boat, a car or a departure with other guests, the page says so.',
  },
  {
    title: 'When you hear from us',
    text: 'Somebody in the office reads every request and question, Monday to Saturday, and the page that you see after sending says how soon we answer. If you have heard nothing by then, look among your spam, and call us: an email can get lost.',
  },
])
