import { answersOn } from './answer'

export const gettingThere = answersOn('Getting there', [
  {
    title: 'Airport transfers',
    text: 'The page of each trip says where it starts and ends, and whether the transfer is included. If it is not, ask us for one.',
  },
  { title: 'Late flights', text: 'If your flight to us is late, call us.[ {late-arrival}.]' },
  { title: 'Time', text: 'Kenya, Tanzania and Uganda are three hours ahead of GMT all year, and Dubai four.' },
  {
    title: 'Passport validity and blank pages',
    text: 'Your passport must be valid for at least {passport-validity} after you arrive, and have {passport-pages} for each country you enter. Children need a passport of their own. If yours runs out sooner or is full, renew it before you apply for a visa.',
  },
  {
    title: 'Lost passport',
    text: 'If your passport is lost or stolen, tell your guide at once: you need a report from the police, and an emergency document from your embassy to fly home. Keep photographs of your passport and visas on your phone, and a copy on paper in another bag.',
  },
  {
    title: 'Changing planes in Nairobi without an eTA',
    country: 'Kenya',
    text: 'If you only change planes in Nairobi and stay inside the airport, {eta-transit}. To leave the airport in transit, even for a few hours, each of you needs one, children too.',
  },
  {
    title: 'Coming back to Kenya from Tanzania or Uganda',
    country: 'Kenya',
    text: 'Kenya’s eTA is for one entry, but {eta-return}. If you have been anywhere else in between, you need a new one.',
  },
  {
    title: 'Visa for Zanzibar',
    country: 'Tanzania',
    text: 'The visa for Tanzania is valid on Zanzibar too, since the island is part of the country: after a flight from Arusha or the Serengeti you need no second one. If you leave Tanzania for another country and come back, you may need a visa for several entries.',
  },
  {
    title: 'Visa on arrival in Tanzania',
    country: 'Tanzania',
    text: 'At the main airports and borders of Tanzania {tanzania-visa-arrival}, but you wait in a queue for it. Apply online before you travel, and print the answer.',
  },
  {
    title: 'Airport codes',
    text: 'NBO is Nairobi’s international airport, Jomo Kenyatta, and WIL is Wilson, from which light aircraft fly to the parks. JRO is Kilimanjaro, ARK is Arusha’s small airport and ZNZ is Zanzibar. EBB is Entebbe in Uganda, and DXB is Dubai.',
  },
  {
    title: 'From Nairobi’s international airport to Wilson Airport',
    country: 'Kenya',
    text: 'Safari flights leave from Wilson Airport, on the other side of Nairobi: the transfer takes {nbo-wilson}, and longest at rush hour. Leave {nbo-wilson-connection} between your landing and a bush flight. If you land in the afternoon or evening, spend the night in Nairobi.',
  },
  {
    title: 'Delayed bush flights',
    text: 'Light aircraft stop on the way for other guests and wait for bad weather to pass, so a safari flight can land an hour or two late. Do not book a flight home that leaves soon after: one in the evening is safer.',
  },
  {
    title: 'Day rooms before a night flight',
    text: 'If your flight leaves late at night, ask us for a day room: a hotel room for the afternoon and evening, with a shower, a bed and a place for your bags. It is included only if the page of the trip says so. Some airport lounges let you in for a fee.',
  },
  {
    title: 'Early check-in and late check-out',
    text: 'Hotel rooms are usually ready {check-in}, and you leave them by {check-out}. If you land early in the morning, ask us for an early check-in, or book the night before, so that the room is ready when you come.',
  },
  {
    title: 'Lost or delayed luggage',
    text: 'If your suitcase does not arrive, report it at the airline’s desk before you leave the airport, and give them and us the names of your first camps. Carry medicines, a change of clothes and your camera in hand luggage.',
  },
  {
    title: 'Layover in Nairobi',
    country: 'Kenya',
    text: 'With a layover of {layover} or more in Nairobi you have time to leave the airport, for which you need an eTA. Nairobi National Park begins at the edge of the city, and the Giraffe Centre is in Karen. The elephant orphanage is open {elephant-orphanage}. Ask us for a car.',
  },
  {
    title: 'Layover in Addis Ababa or Doha',
    text: 'A long layover in Addis Ababa can mean that you need a yellow fever certificate: Ethiopia has yellow fever, and more than {yellow-fever-transit} at its airport count. A stop in Doha, Dubai or Europe does not. To leave the airport, see which visa your nationality needs there.',
  },
  {
    title: 'Crossing the border by road at Namanga or Isebania',
    text: 'Namanga lies between Nairobi and Arusha, and Isebania between the Mara and Lake Victoria. At both, {border-cars}. Allow {border-hours} for the border, and carry your eTA, visa and yellow fever certificate on paper.',
  },
  {
    title: 'The way from the Maasai Mara to the Serengeti',
    text: 'There is no direct road from the Maasai Mara to the Serengeti for visitors, although they lie side by side. The way round by Isebania takes {mara-serengeti-road}. By air, with a stop for the border, allow half a day or more.',
  },
  {
    title: 'Nairobi to Arusha by road',
    text: 'The drive from Nairobi to Arusha by Namanga takes {nairobi-arusha}, all of it on tarmac. A flight from Nairobi to Kilimanjaro takes about an hour.',
  },
  {
    title: 'Train from Nairobi to Mombasa',
    country: 'Kenya',
    text: 'The train from Nairobi to Mombasa, the Madaraka Express, takes {madaraka-express} and crosses Tsavo on the way. Tickets sell out before holidays. Both stations lie outside the cities, so plan an hour at each end, and more to Diani.',
  },
  {
    title: 'Ferry to Zanzibar',
    country: 'Tanzania',
    text: 'Fast ferries cross from Dar es Salaam to Zanzibar in {zanzibar-ferry}. Our trips fly to the island instead, because Dar es Salaam is a long way from the northern parks.',
  },
  {
    title: 'Jet lag',
    text: 'From Europe jet lag is slight, as East Africa is only one to three hours ahead. From North America it is seven to eleven hours ahead: arrive a day early and rest. The first mornings come easily, since a safari gets up early.',
  },
  {
    title: 'SIM cards, eSIM and roaming',
    text: 'A local SIM card is the cheapest way to be online, and you can buy one at the airport with your passport. An eSIM that you buy before the journey works as soon as you land, if your phone takes one. Ask your own network what roaming costs.',
  },
  {
    title: 'Flying to Kigali for Bwindi',
    country: 'Uganda',
    text: 'Kigali in Rwanda is closer to the south of Bwindi than Entebbe is: {kigali-bwindi}. You need a visa for Rwanda or for both countries. Our trips to the gorillas begin and end at Entebbe, so ask us if you would rather use Kigali.',
  },
  {
    title: 'Nairobi to Mombasa and Diani by road',
    country: 'Kenya',
    text: 'The drive from Nairobi to Mombasa takes {nairobi-mombasa} on a busy road with many lorries, and to Diani an hour or two longer. The train or a flight is easier, unless you stop in Tsavo on the way.',
  },
  {
    title: 'Documents to carry',
    text: 'Carry your passport, the eTA or visa, the yellow fever certificate, your insurance policy and your tickets, on paper and on your phone. Officers at a border often ask for paper, and a battery can be flat. Keep a second copy in another bag.',
  },
  {
    title: 'How long you may stay',
    text: 'A tourist visa or eTA usually lets you stay {visa-stay} in Kenya, Tanzania or Uganda. The stamp in your passport, or the answer to your application, says how long exactly. Who stays longer than that pays a fine.',
  },
  {
    title: 'Flying home from another airport',
    text: 'Some trips end in another town or country than they begin in. See on the page of the trip where it starts and ends, and look for an open-jaw ticket: you fly to one airport and home from the other. If that is dear, ask us for a flight back.',
  },
  {
    title: 'Customs: alcohol, tobacco and cash',
    text: 'Adults may bring {customs-allowance} into Kenya, Tanzania and Uganda without duty, and {customs-dubai} into Dubai. More has to be declared, and so has cash of {cash-declaration}. Clothes, cameras and binoculars for your journey are free.',
  },
  {
    title: 'Food in your luggage',
    text: 'Biscuits, sweets, coffee, cereal bars and baby food for the journey are no trouble. Leave meat, sausages, cheese, fresh fruit, plants and seeds at home: customs may take them from you. The same holds on the way back, as Europe, the United States and Australia are strict.',
  },
  {
    title: 'Cameras and laptops at customs',
    text: 'You need not pay duty on cameras, lenses, laptops and binoculars for your own use, if you take them home again. Keep the receipts of expensive things on your phone. Walkie-talkies, drones and equipment for filming need permits: ask us first.',
  },
  {
    title: 'Taking souvenirs home',
    text: 'Carvings, wooden masks, baskets, beads, cloth, coffee, tea and spices can usually be taken home: keep the receipts. Wood must be clean and without bark, and Australia and New Zealand look at it closely. Old masks and anything from an animal are best left.',
  },
  {
    title: 'Airlines to East Africa',
    text: '{airlines} fly to Nairobi, Kilimanjaro and Entebbe, mostly with one change of planes. Timetables change, so compare flights before you book. We do not sell flights from your home country, but we tell you which times fit your trip.',
  },
  {
    title: 'Flights between Kenya, Tanzania and Uganda',
    text: 'From Nairobi there are flights of one to two hours to Kilimanjaro, Zanzibar, Mombasa and Entebbe. Between Bwindi and the Maasai Mara you change planes, in Entebbe or Nairobi, and it takes most of a day. If a flight is part of your trip, we book it.',
  },
  {
    title: 'Seats on light aircraft',
    text: 'Seats on light aircraft are mostly free: who boards first chooses, families sit together, and nearly everybody has a window. The pilot may ask somebody to move for the balance. There is no toilet on board, and flights are short. Be at the airport or airstrip an hour before.',
  },
  {
    title: 'Two passports',
    text: 'If you have two passports, use the same one for the eTA or visa, for the flight and at the border, and bring the other one. Tell us which, as permits carry its number. If one of them is Kenyan, Tanzanian or Ugandan, park fees may be lower: tell us.',
  },
  {
    title: 'Pets',
    text: 'Leave your dog or cat at home: parks and most camps do not allow pets, and their journey needs papers and vaccinations. Guide dogs need a plan of their own, so ask us first.',
  },
  {
    title: 'Comfort on the long flight',
    text: 'Wear loose clothes in layers and closed shoes on the long flight, drink water and walk about every hour or two. Keep in hand luggage what you need for the first two days: medicines, a change of clothes and, for a mountain, your boots.',
  },
  {
    title: 'Return ticket and first address',
    text: 'Airlines and border officers may ask for your ticket home or onward and for the address of your first hotel. Carry both on paper, with the plan of your trip.',
  },
  {
    title: 'Airport and departure taxes',
    text: 'Airport and departure taxes are usually part of the price of your air ticket. Where you have to pay one yourself, the page of the trip names it.',
  },
])

export const money = answersOn('Money', [
  {
    title: 'Old dollar notes',
    text: 'US dollar notes must be {dollar-notes}, clean and without tears or writing: older or damaged banknotes are often refused, by banks too. Bring small bills for tips. If you change money, large notes get a better rate.',
  },
  {
    title: 'How much cash to bring',
    text: 'For a week of safari bring enough cash for tips, {tip-week} from each of you, and about as much again for souvenirs and drinks. Meals, rooms and park fees are already paid on most trips: see what yours lists under “Not included”.',
  },
  {
    title: 'ATMs and cash machines',
    text: 'You find cash machines (ATMs) in the larger towns, such as Nairobi, Nanyuki, Arusha, Moshi, Stone Town, Kampala and Entebbe, but not in the parks. They give shillings, up to a limit, for a fee. Tell your bank before you travel, and bring a second card.',
  },
  {
    title: 'Changing money',
    text: 'Change money at a bank, a licensed exchange office or the airport, and never in the street. You need few shillings, mainly for markets and small shops. Change back what is left before you leave the country.',
  },
  {
    title: 'Dollars or shillings',
    text: 'Dollars are welcome for tips in Kenya, Tanzania and Uganda, and shillings for everything small: markets, drinks by the road, taxis. In Tanzania {tanzania-shillings}. In Dubai you pay in dirhams or by card.',
  },
  {
    title: 'Apple Pay and paying by phone',
    text: 'Apple Pay, Google Pay and other contactless payments work nearly everywhere in Dubai. In Kenya, Tanzania and Uganda do not count on them: bring a card and cash. M-Pesa, by which Kenya pays, needs a Kenyan SIM card.',
  },
  {
    title: 'Whom to tip',
    text: 'You tip your driver-guide, the camp staff in their shared box, the rangers and porters of a walk, and whoever carries your bag. Notes in an envelope are usual, dollars or shillings; coins from home cannot be changed. In a private car you give the guide’s tip together. In a restaurant leave {tip-restaurant}, unless service is on the bill.',
  },
  {
    title: 'Bargaining and souvenirs',
    text: 'In markets and at craft stalls you bargain, with a smile; in shops with marked prices you do not. Good souvenirs are beadwork, baskets, cotton cloth such as kikoi and kanga, Maasai blankets, coffee, tea and spices. Buy from the people who made them if you can.',
  },
  {
    title: 'Ivory, shells and skins',
    text: 'Do not buy ivory, horn, skins, coral, turtle shell or seashells: taking them out of the country is forbidden, and the customs at home fine you too. Ask for a receipt when you buy carved wood.',
  },
  {
    title: 'What drinks and meals cost on the way',
    text: 'A beer or a soft drink costs {drink-price} in a camp or lodge, and less in a town. For a simple lunch on the road or in town count on {lunch-price}. Dubai is dearer. What your trip includes is on its page.',
  },
  {
    title: 'Pay of guides and porters',
    text: 'Tips come on top of what guides, drivers, cooks and porters earn, and do not replace it. Ask any company, us too, what it pays them and whether they are paid between the seasons.',
  },
  {
    title: 'If your card is refused',
    text: 'Banks often block a payment from abroad. Call the number on your card, tell them where you are, and try again, or use a second card. Before the journey tell your bank which countries you visit, and bring some cash in any case.',
  },
  {
    title: 'Fees for cards and transfers',
    text: 'If paying by card costs extra, your offer says so before you pay. For a bank transfer your own bank may charge a fee, and banks on the way another: please choose to pay all of them yourself, so that the whole amount arrives.',
  },
])

export const packing = answersOn('Packing', [
  { title: 'Leaving luggage', text: 'What you do not need on safari can stay {luggage-storage}.' },
  {
    title: 'How many clothes to bring',
    text: 'Clothes for three or four days are enough, because most camps and lodges wash them. Bring layers: a T-shirt for noon, long sleeves for the evening, a fleece and a windproof jacket for dawn. Nobody minds seeing the same shirt twice.',
  },
  {
    title: 'How cold it gets at night',
    text: 'Nights are cold where you sleep high: {night-cold-mara} in the Maasai Mara, {night-cold-laikipia} in Nanyuki and Laikipia, {night-cold-bwindi} in Bwindi and {night-cold-crater} on the rim of Ngorongoro. Samburu, Murchison and the coast stay warm. Camps give you blankets, and often a hot-water bottle. The first drive begins in that cold, so dress in layers.',
  },
  {
    title: 'Camouflage clothes',
    text: 'Leave camouflage at home: it can be taken for a uniform, and in {camouflage-countries} the police may take it from you. Plain tan, olive or grey is what you need.',
  },
  {
    title: 'Shoes for a safari',
    text: 'Trainers or light walking shoes are enough for a safari by car, with sandals for camp. You need boots with grip only for the gorillas, for the mountains and for long walks. Wear new ones at home first.',
  },
  {
    title: 'Dressing for dinner',
    text: 'No camp or lodge on our trips asks for formal clothes: a clean shirt and long trousers are right for dinner, and keep mosquitoes off. In Nairobi and Dubai some restaurants like you a little smarter.',
  },
  {
    title: 'Hard suitcases and wheels',
    text: 'Light aircraft do not take hard suitcases, nor bags with a frame or wheels: the hold is low, and the pilot must be able to press the bag in. By road a suitcase is possible, but a soft bag fits better.',
  },
  {
    title: 'Extra luggage on a light aircraft',
    text: 'If you need more than {aircraft-luggage}, for camera equipment for instance, you can often buy an extra seat for it. Ask us when you book: on the day there may be no room.',
  },
  {
    title: 'Your weight on a light aircraft',
    text: 'Tell us before we book if you weigh {aircraft-weight}: the pilot has to balance the aircraft, and the airline may ask for a second seat. The seats are narrow and the steps are steep. If you are very tall and would rather drive, we plan the trip by road.',
  },
  {
    title: 'Plastic bags',
    text: 'Plastic carrier bags are forbidden in {plastic-bag-countries}: take them out of your luggage before you land. Clear bags for liquids are usually accepted if you take them home again. Cloth bags are better for shoes and laundry.',
  },
  {
    title: 'Plastic bottles',
    text: 'Bring a bottle that you can refill. {plastic-bottles}, and camps and cars have large containers of drinking water.',
  },
  {
    title: 'Shorts and sleeveless tops',
    text: 'Shorts, T-shirts and sleeveless tops are fine in the car, in camp and at the pool. In villages and towns cover shoulders and knees, on Zanzibar above all. Long trousers protect you from the sun, thorns and mosquitoes.',
  },
  {
    title: 'Tampons and period products',
    text: 'Bring the tampons, pads or cup that you use: outside the towns you find little choice. Bring a small bag for rubbish as well. Your period is no reason to miss a walk or a game drive; tell the guide if you need more stops.',
  },
  {
    title: 'Rain jacket and umbrella',
    text: 'Bring a light rain jacket in every month: even in the dry season there is a shower now and then, and in April, May and November there are many. An umbrella is of little use in wind. For the gorillas and the mountains you need a jacket that is really waterproof.',
  },
  {
    title: 'Small bag for the day',
    text: 'For drives and walks bring a small bag of {day-bag}, for water, camera, jacket and sunscreen. One that closes well keeps out dust and monkeys. For the gorillas it should be light, with a cover against rain.',
  },
  {
    title: 'Walking poles',
    text: 'You need no poles for a safari by car. For the gorillas the rangers usually have wooden sticks to lend, and on Mount Kenya and Kilimanjaro a pair of folding poles saves your knees on the way down. Put poles into checked luggage.',
  },
  {
    title: 'Instruments, surfboards and sports gear',
    text: 'Light aircraft have no room for a guitar case, golf clubs or a surfboard. On a trip by road they often fit: tell us first. On Zanzibar boards and kites can be hired.',
  },
])
