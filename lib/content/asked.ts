// What travellers type when they look for a passage, by its key (lib/answers). A semicolon divides wordings; each is read by itself.
export const asked: Record<string, string> = {
  'before-you-go.countries.Dubai':
    'is dubai worth a visit; how many days in dubai; dubai before safari; dubai city and desert',
  'before-you-go.countries.Kenya':
    'kenya good for first safari; kenya for families; why choose kenya; safari kenya beginners',
  'before-you-go.countries.Tanzania': 'why choose tanzania; tanzania highlights; what is tanzania known for',
  'before-you-go.countries.Uganda':
    'why choose uganda; uganda highlights; uganda for hikers; uganda gorillas and chimps',
  'before-you-go.electricity.Dubai': 'plug type dubai; adapter dubai; dubai sockets voltage; uae power outlet',
  'before-you-go.electricity.Kenya': 'plug type kenya; adapter kenya; kenya sockets voltage; kenya power outlet',
  'before-you-go.electricity.Tanzania':
    'plug type tanzania; adapter zanzibar; adaptor tanzania; tanzania sockets voltage; tanzania power outlet',
  'before-you-go.electricity.Uganda': 'plug type uganda; adapter uganda; uganda sockets voltage; uganda power outlet',
  'before-you-go.insurance.Tanzania':
    'zanzibar insurance; mandatory zanzibar insurance; zic insurance; tanzania mandatory travel insurance; insurance fee tanzania; zanzibar inbound insurance',
  'before-you-go.malaria.Dubai': 'malaria dubai; mosquitoes in dubai; malaria tablets dubai; malaria uae emirates',
  'before-you-go.malaria.Kenya':
    'malaria kenya; malaria masai mara; malaria pills for kenya; malaria nairobi; malaria mombasa; malaria amboseli',
  'before-you-go.malaria.Tanzania':
    'malaria tanzania; malaria zanzibar; malaria serengeti; malaria tablets for tanzania; malaria arusha ngorongoro',
  'before-you-go.malaria.Uganda': 'malaria uganda; malaria bwindi; malaria pills for uganda; malaria entebbe kampala',
  'before-you-go.money.Dubai': 'currency dubai; dirham aed; credit card dubai; cash in dubai; dirham exchange rate',
  'before-you-go.money.Kenya':
    'currency kenya; kes kenyan money; credit card kenya; cash in kenya; visa mastercard kenya; cards accepted kenya; debit card kenya; card in kenya',
  'before-you-go.money.Tanzania':
    'currency tanzania; tzs tanzanian money; credit card tanzania; cash in zanzibar; cards accepted zanzibar; cash for tanzania; debit card tanzania; card in tanzania; cards on zanzibar',
  'before-you-go.money.Uganda':
    'currency uganda; ugx ugandan money; credit card uganda; cash in uganda; cards accepted uganda; debit card uganda; card in uganda',
  'before-you-go.pack.a-fleece-and-a-windproof-jacket-for-drives-at-dawn':
    'packing list; what to bring on safari; fleece jacket; warm jacket for morning drive; windbreaker; sweater jumper; down vest',
  'before-you-go.pack.a-hat-sunscreen-and-sunglasses': 'sun hat; cap; sunglasses; wide brimmed hat',
  'before-you-go.pack.a-head-torch-and-a-power-bank-for-nights-without-a-socket':
    'headlamp; flashlight; torch; portable charger; headtorch',
  'before-you-go.pack.a-warm-layer-for-the-desert-night':
    'desert night cold; jacket for desert camp; dubai desert warm clothes',
  'before-you-go.pack.closed-shoes-for-the-dunes': 'shoes for dunes; shoes desert safari dubai; footwear desert',
  'before-you-go.pack.clothes-in-tan-or-olive-dark-blue-and-black-attract-tsetse-flies':
    'what colors to wear on safari; neutral colours; safari clothes colours; why not black or blue; avoid bright colours; white clothes; beige clothes; wear jeans; jeans; leopard print; animal print; denim; white trousers; red clothes; colours; bright clothes',
  'before-you-go.pack.for-the-gorillas-a-mask-for-nose-and-mouth':
    'gorilla mask; face mask gorillas; n95 or surgical mask gorillas',
  'before-you-go.pack.swimwear-for-hotel-and-beach':
    'swimsuit; bathing suit; swimming costume; bikini; swim trunks; bring swimming things',
  'before-you-go.sections.ask.paragraphs.1':
    'question not answered; ask a question; speak to somebody; talk to a person; talk to a human; human; chat; live chat; call me back; have another question; speak to an expert; not on the list; more questions; help',
  'before-you-go.sections.children.paragraphs.1':
    'child price; children discount; kids pay less; car seats; baby cot crib; booster seat; do children go free; child rates; car seats toddler; car seat; child seat; price for children; child discount under 5; cot; baby bed; free for children; kids price; discount for children; family price; family safari price; price for a family; children price; pay for a child; teenager price; price for teenagers',
  'before-you-go.sections.children.paragraphs.2':
    'minimum age; age limit children; minimum age gorilla trekking kids; how old for chimpanzee trekking',
  'before-you-go.sections.driving-hours.paragraphs.1':
    'how long are the drives; driving distance between parks; hours in the car; drive times; maasai mara to amboseli; km per day; how far between parks',
  'before-you-go.sections.driving-hours.paragraphs.2':
    'trips with short drives; longest driving day; less driving; avoid long drives; trip with little driving',
  'before-you-go.sections.electricity.paragraphs.1':
    'electricity in camps; power outlets in tent; charge devices at lodge; which adapter to bring; plug sockets; generator hours; solar power; universal adapter; charging phone; adapter; which adapter should i buy; travel adapter; plugs; charge ipad at camp; charge camera at camp; charging in camp; electricity; power; charge my phone; sockets in the room; power bank at camp; converter; voltage',
  'before-you-go.sections.electricity.paragraphs.2':
    'wifi; internet in camp; mobile signal; cell phone coverage; phone reception in the park; wifi at lodges; stay in touch with family; whatsapp; no network; passport for sim; does my phone work; phone work; will my phone work; signal in the parks; phone signal; 4g; starlink; is there signal; connection; internet; online during safari; wi-fi; is wifi free; wifi password; mobile coverage; free internet; coverage on mount kenya; phone network; wi-fi free; cell service; cell phone service; is there cell service; reception',
  'before-you-go.sections.flights.paragraphs.1':
    'flights included; which airport to fly into; international airfare; book flights before or after; fly into nairobi or kilimanjaro; direct flights to nairobi; when to be at the airport; flight home how early',
  'before-you-go.sections.food.paragraphs.1':
    'dietary requirements; gluten free; special diet; celiac coeliac; food restrictions; diet requests; low carb keto; celiac disease; coeliac disease; celiac food; gluten; gluten intolerance; food for celiacs; special food; lactose free; diet; diets',
  'before-you-go.sections.food.paragraphs.2':
    'drink tap water; is tap water safe; bottled water; brush teeth with tap water; drinking water; water purification tablets',
  'before-you-go.sections.gorillas.paragraphs.1':
    'how long is the gorilla trek; hours walking to gorillas; gorilla trek with bad knees; how far gorilla walk; steep terrain bwindi; walking stick pole gorilla; gorilla trek terrain',
  'before-you-go.sections.gorillas.paragraphs.2':
    'gorilla trek porter; hire a porter bwindi; should i take a porter; porter cost gorilla; carry my bag gorilla trek',
  'before-you-go.sections.gorillas.paragraphs.3':
    'sedan chair gorillas; carried to the gorillas; gorilla trek disabled; gorilla trek cannot walk; stretcher helicopter bwindi; gorilla trek elderly; carriers cost; gorilla trek wheelchair',
  'before-you-go.sections.gorillas.paragraphs.4':
    'gorilla trek age limit; sick on gorilla day; gorilla trek with a cold; cough gorilla; gorilla permit refund illness; turned away gorilla fever; gorilla trekking 14 year old; children gorilla trekking; teenager gorilla; are kids allowed to see gorillas; kids gorillas; gorillas with children; children see gorillas',
  'before-you-go.sections.insurance.paragraphs.1':
    'travel insurance; is insurance included; insurance required; evacuation insurance; amref flying doctors cover; medical cover; what insurance do i need; cancellation cover; health insurance; does my health insurance work; insurance abroad; credit card insurance; medical insurance; travel insurance needed; hospital insurance; buy insurance; insurance company; insurance cost; repatriation',
  'before-you-go.sections.insurance.paragraphs.2':
    'insurance for kilimanjaro; high altitude insurance; trekking insurance 6000 m; insurance mount kenya; mountain rescue cover; insurance helicopter; helicopter rescue kilimanjaro; who pays for rescue; helicopter evacuation; rescue insurance; helicopter rescue; rescue kilimanjaro',
  'before-you-go.sections.luggage.paragraphs.1':
    'luggage allowance; baggage limit; 15 kg limit; luggage weight safari flight; how much luggage; bag size; carry on bag; safarilink airkenya baggage; kilos; 33 pounds; duffel bag; kilos on the bush plane; bush plane luggage; small plane luggage; how many kilos; how many bags; weight limit luggage; luggage on small planes; is 15 kg enough; camera bag weight; checked bag; luggage; 15kg; strict with luggage weight; how strict is the weight limit; luggage weighed; 15 kilos strict; overweight bag',
  'before-you-go.sections.malaria.paragraphs.1':
    'malaria altitude; when do malaria mosquitoes bite; malaria on kilimanjaro; malaria on mount kenya; is there malaria; malaria risk; mosquitoes at night; malaria at ngorongoro',
  'before-you-go.sections.malaria.paragraphs.2':
    'malaria children; malaria tablets for kids; malaria pregnant; malaria baby; malaria dose child weight; malaria toddler; malaria pills for toddlers; toddlers malaria pills; kids malaria pills; children malaria tablets dose',
  'before-you-go.sections.malaria.paragraphs.3':
    'malaria symptoms; fever after safari; fever when back home; malaria prevention; finish malaria tablets; protect against malaria; got malaria; how long after trip take tablets',
  'before-you-go.sections.money.paragraphs.1':
    'what do i need money for; extra expenses; spending money; what is not included; out of pocket costs; hidden costs',
  'before-you-go.sections.older-travellers.paragraphs.1':
    'safari for seniors; too old for safari; upper age limit; 70 years old; 80 year old; elderly parents; bad back; bad knees; pensioners; retired couple; arthritis; hip replacement; senior citizens; my parents; old parents; too much for my parents; older people; elderly; grandparents; grandma; too strenuous for older people; 75 year old mother; seniors; mature travellers; frail; knee replacement',
  'before-you-go.sections.older-travellers.paragraphs.2':
    'wheelchair; disabled traveller; accessible safari; limited mobility; walking difficulties; handicap; mobility scooter; steps into vehicle; walking frame crutches; special needs; cane; uses a cane; walk with a cane; walks with a stick; rollator; unsteady on her feet; amputee; prosthesis; mobility problems; cannot walk far; walker; multiple sclerosis; parkinson; stroke',
  'before-you-go.sections.photographs.paragraphs.1':
    'drone; fly a drone; drones allowed in kenya; dji mini; flash photography; photograph people; drone permit; flash gorillas; drone at the beach',
  'before-you-go.sections.safety.paragraphs.1':
    'government travel advice; foreign office advice; local laws; law different; embassy registration; is it safe; how safe is a safari; is africa safe',
  'before-you-go.sections.safety.paragraphs.2':
    'walk around camp at night; escort after dark; 24 hour support; who helps if something goes wrong; on call help; security guard in camp; safe in camp; askari',
  'before-you-go.sections.tips.paragraphs.1':
    'tipping; gratuities; are tips included; when to tip; tip in cash; how much to tip; is tipping mandatory; tip by card; tip guide at the end',
  'before-you-go.sections.vaccinations.paragraphs.1':
    'yellow fever certificate; yellow fever vaccine; yellow card; how long is yellow fever valid; is yellow fever mandatory; yellow fever between kenya and tanzania; vaccination certificate border; 10 days before yellow fever',
  'before-you-go.sections.vaccinations.paragraphs.2':
    'yellow fever over 60; yellow fever exemption; medical waiver yellow fever; cannot have yellow fever vaccine; yellow fever immunosuppressed; egg allergy vaccine; yellow fever elderly; yellow fever vaccine for babies; yellow fever vaccine breastfeeding',
  'before-you-go.sections.visas.paragraphs.1':
    'visa; do i need a visa; apply for visa; fake visa website; official evisa site; print visa; is visa included; evisa; visa requirements; visa fee; visas for children; visa for british citizens; visa for americans; visa for australians; visa for canadians; visa for indians; visa for germans; need a visa as a british citizen; british passport; us passport; european citizens visa; visa online; how do i get visas; visas',
  'before-you-go.sections.visas.paragraphs.2':
    'multiple entry visa; which visa for two countries; visa nationality; crossing border twice visa; cross border more than once; indian passport visa; double entry',
  'before-you-go.sections.which-country.paragraphs.1':
    'which country; which country for safari; where should we go; kenya tanzania or uganda; choose destination; first time in africa; where to go on safari; best african safari destination; country for first safari; first safari country; which country would you pick; best country for first timers; first safari; where to go for a first safari; which country first; which country should we choose; best country for safari',
  'before-you-go.tips.Dubai': 'tip dubai; service charge restaurant dubai; gratuity dubai; tip desert guide',
  'before-you-go.tips.Kenya':
    'tip kenya; tip safari guide kenya per day; how much tip masai mara; gratuity kenya; tip for 7 days; camp staff tip kenya; tip driver kenya',
  'before-you-go.tips.Tanzania':
    'tip tanzania; kilimanjaro tips; tip porters kilimanjaro; tip cook kilimanjaro; gratuity tanzania; tip safari guide serengeti; how much tip kili crew; how much are porters tipped; porters tipped total; total tips kilimanjaro',
  'before-you-go.tips.Uganda':
    'tip uganda; tip gorilla ranger; tip tracker bwindi; tip gorilla porter; gratuity uganda; tip guide uganda',
  'before-you-go.vaccinations.Dubai':
    'vaccination dubai; yellow fever dubai; jabs dubai; shots uae; flying from kenya to dubai yellow fever',
  'before-you-go.vaccinations.Kenya':
    'vaccination kenya; yellow fever kenya; jabs for kenya; shots kenya; typhoid hepatitis kenya; vaccines needed for kenya; yellow fever from uganda to kenya; polio; tetanus',
  'before-you-go.vaccinations.Tanzania':
    'vaccination tanzania; yellow fever tanzania; jabs for tanzania; shots tanzania; yellow fever kenya to tanzania; typhoid hepatitis tanzania; vaccines needed for tanzania',
  'before-you-go.vaccinations.Uganda':
    'vaccination uganda; yellow fever uganda; jabs for uganda; shots uganda; typhoid hepatitis uganda; vaccines needed for uganda; uganda entry yellow card',
  'before-you-go.visas.Dubai':
    'visa dubai; uae visa; dubai visa americans; dubai visa british; dubai visa indians; dubai visa on arrival; passport for dubai; emirates visa',
  'before-you-go.visas.Kenya':
    'visa kenya; kenya eta; electronic travel authorisation; eta cost; eta children; how long does eta take; kenya evisa; etakenya; kenya visa us citizens; kenya visa british; south african citizens kenya; eta application; kenya passport',
  'before-you-go.visas.Tanzania':
    'visa tanzania; tanzania evisa; tanzania visa us citizens; american visa tanzania; tanzania visa cost; apply tanzania visa online; tanzania visa british; how long tanzania visa; tanzania passport',
  'before-you-go.visas.Uganda':
    'visa uganda; uganda evisa; east africa tourist visa; eatv; uganda visa cost; joint visa uganda rwanda kenya; uganda visa us citizens; apply uganda visa online; uganda passport',
  'money.cancelling':
    'refund; cancellation policy; get money back; cancellation fee; lose deposit; refund gorilla permit; how late can i cancel; is the deposit refundable; refund policy',
  'money.first':
    'deposit; how much deposit; when to pay the balance; payment schedule; pay in instalments; final payment due; pay in full; installments; payment plan; pay on arrival; down payment; last minute payment; rest of the money due; when is the rest due; pay the rest; remaining amount; outstanding balance; second payment; pay monthly; pay in installments monthly; when do i pay; when do we have to pay; when is payment due; klarna; pay half now; half now half later; pay later',
  'money.protection':
    'is my payment safe; company cancels trip; financial protection; money safe; bonded; operator cancels; company bank account; pay a stranger; client funds; what if you cancel my trip; if you cancel; trip cancelled by you; safe to pay online; is it safe to pay; is paying safe; pay safely; how safe is my deposit; money protected; is my deposit safe',
  'money.ways':
    'pay by credit card; bank transfer wire; mpesa payment; payment methods; receipt; paypal; pay with card; how can i pay; swift iban; card fee; western union; american express; accept mastercard; revolut wise; revolut; pay by revolut; wise transfer; crypto bitcoin; apple pay for the trip; pay with two cards; can i pay cash; cheque; ways to pay; pay the deposit by debit card; bank transfer details; bank details; account number; bank account; transfer money',
  'before-you-go.answers.a-few-words-of-swahili':
    'learn swahili phrases; hello and thank you in swahili; jambo asante hakuna matata; what language do they speak; is english spoken in kenya; local language; say thank you; how do i say thank you; how do you say hello; do people speak english; speak english; which languages are spoken; languages spoken; swahili; speak french; is english enough; useful phrases',
  'before-you-go.answers.a-typical-day-on-safari':
    'daily schedule on safari; safari day itinerary hour by hour; how many game drives a day; morning and afternoon game drive; how long is a game drive; picnic lunch in the park; what time is breakfast; meal times; dinner time; lunch time; when is dinner; time does breakfast start; how is the day organised; free time; rest time; midday; afternoon free',
  'before-you-go.answers.acclimatisation':
    'acclimatization; acclimatize to altitude; climb high sleep low; getting used to thin air; training climb before kilimanjaro; preparing body for high altitude; altitude training; train for altitude; altitude training at home; thin air',
  'before-you-go.answers.air-conditioning-in-rooms':
    'aircon in hotel; air conditioned tents; fan in the room; ac in lodge bedroom; how hot are tents at night',
  'before-you-go.answers.air-conditioning-in-the-car':
    'aircon in jeep; air conditioned safari vehicle; ac in land cruiser',
  'before-you-go.answers.airport-codes':
    'nbo wil jro ark znz ebb dxb; which airport is jro; kilimanjaro airport code; airport abbreviation; jomo kenyatta nbo',
  'before-you-go.answers.airport-transfers':
    'airport pickup; pick up from airport; shuttle from airport to hotel; is transfer included; who meets us at the airport; taxi from the airport; drop off at airport; meet us with a sign; somebody meets us; name board; welcome sign at arrivals; someone meet us; airport pick-up; find our driver; airport shuttle; how do we find our driver; greeted at the airport; meet and greet; pick up from hotel; hotel pick up; where do you pick us up; collected from our hotel; pick us up; pick up from any hotel; drop us at our hotel; where does the trip start',
  'before-you-go.answers.alcohol-in-dubai':
    'drinking age dubai; beer in dubai; bars in dubai; drunk in public dubai; drink drive dubai; liquor license dubai; wine dubai; alcohol law dubai; alcohol dubai; drink in dubai',
  'before-you-go.answers.alcohol-on-safari':
    'beer and wine in camp; gin and tonic; bar at lodge; open bar; alcohol zanzibar; booze; bring our own alcohol; own wine; corkage; byo; bring own drinks; bottle of wine to camp; drinks at the bar; alcohol in camp; wine; beer',
  'before-you-go.answers.altitude-sickness':
    'ams mountain sickness; symptoms of altitude sickness; headache and nausea at altitude; hace hape; short of breath on kilimanjaro; what if i get altitude sickness',
  'before-you-go.answers.amboseli-or-tsavo':
    'tsavo vs amboseli; compare amboseli and tsavo; elephants best park kenya; red elephants tsavo or amboseli',
  'before-you-go.answers.apple-pay-and-paying-by-phone':
    'google pay; contactless payment; mobile money mpesa tourist; mpesa for foreigners; samsung pay; tap to pay; pay with phone',
  'before-you-go.answers.are-tents-safe-from-animals':
    'can lions get into tent; is it safe sleeping in a tent; wild animals in camp at night; elephants near the tent; hippo outside tent; lions when camping; lions in camp; dangerous to camp; are lions dangerous when you camp; animals in camp; animals come into the camp; sleeping in a tent; camping dangerous; wild animals tent; elephants in camp; is camping safe; scared at night',
  'before-you-go.answers.atms-and-cash-machines':
    'cash point; cashpoint; withdraw cash; get money out; atm fee and limit; where to find atm in nairobi; debit card withdrawal; tell bank before travel; atm; atms near the parks; cash machine; atm at the lodge; cash withdrawal zanzibar',
  'before-you-go.answers.balloons-by-age':
    'balloon minimum age children; kids in hot air balloon; balloon pregnant; balloon bad back knees surgery; balloon ride seniors',
  'before-you-go.answers.bargaining-and-souvenirs':
    'haggling; haggle at market; what to buy in kenya; crafts and gifts to bring home; curio shops; maasai beadwork shopping; best souvenirs; negotiate price; bargaining; bargain at markets; is bargaining expected; haggling expected; fixed prices; souvenir shopping; souvenirs; maasai blanket; shuka; where to buy souvenirs; buy a maasai blanket; jewellery shopping; tanzanite; kitenge cloth',
  'before-you-go.answers.best-month-for-a-safari':
    'when to go on safari; best time of year for safari; when is dry season; peak season; best time for wildlife; worst month for safari; june or september; july or august; which month is better; which month; better month; is november good; best season; when should we come; safari in september; august or october; is june good; is october good; february or august; dry months; when to come; month with best weather',
  'before-you-go.answers.better-rooms-and-upgrades':
    'upgrade room; upgrade camp or lodge; different hotel than listed; choose our own lodge; cheaper camp; suite',
  'before-you-go.answers.bilharzia-and-swimming-in-lakes':
    'schistosomiasis; swim in lake victoria; swim in the nile; is it safe to swim in lakes; bilharzia after rafting jinja; wading freshwater worms; parasites; swim in rivers; swim at murchison falls; can i swim in the river; crocodiles when swimming; swim in the lake; wild swimming; swim at crater lakes',
  'before-you-go.answers.birdwatching':
    'birding trip; bird watching guide; best time for birds; migratory birds; birders; bird species list',
  'before-you-go.answers.birthdays':
    'birthday cake; celebrate special occasion; anniversary surprise; birthday on safari',
  'before-you-go.answers.black-and-asian-travellers':
    'racism; traveling as a person of colour; black traveler in africa; indian family on safari; mixed race couple; african american',
  'before-you-go.answers.booking-early':
    'how far in advance to book; when should we book; book ahead; book one year in advance; too late to book',
  'before-you-go.answers.bucket-showers':
    'how does a bucket shower work; safari shower; shower in tent; outdoor shower; camp shower',
  'before-you-go.answers.calving-season':
    'wildebeest babies born; ndutu february; baby animals; newborn wildebeest; southern serengeti calves; safari in february',
  'before-you-go.answers.cameras-and-dust':
    'protect camera from dust; changing lenses; memory cards how many; clean camera sensor; dust cover for camera; dusty',
  'before-you-go.answers.camouflage-clothes':
    'camo; army print trousers; military clothing; is camouflage illegal; which colours to avoid; khaki',
  'before-you-go.answers.cancellation':
    'cancel my trip; how much to cancel booking; cancel due to illness; cancellation insurance; what if i cannot travel',
  'before-you-go.answers.cbd-oil-cannabis-and-other-drugs':
    'weed; marijuana; cbd gummies dubai; cannabis law; drug laws uae transit; vape liquid dubai; vaping e cigarette; vape; bring my vape; vaping; e cigarettes; drugs',
  'before-you-go.answers.chance-of-reaching-the-top-of-kilimanjaro':
    'kilimanjaro success rate; summit success; how many people reach uhuru peak; five or eight days kilimanjaro; how many days kilimanjaro; kilimanjaro days; days on kilimanjaro; shortest climb kilimanjaro; 6 or 7 days; how long does kilimanjaro take; kilimanjaro in 5 days',
  'before-you-go.answers.chance-of-reaching-the-top-of-mount-kenya':
    'mount kenya success rate; point lenana difficulty; how hard is mount kenya; how fit for mount kenya; beginner mount kenya trek; how many days mount kenya; mount kenya days; how long does mount kenya take; mount kenya in three days',
  'before-you-go.answers.chance-of-seeing-a-leopard-cheetah-or-wild-dog':
    'will we see leopards; guaranteed sightings; where to see cheetah; african wild dogs where; guarantee big cats; painted dogs; odds of seeing animals; leopard; chances of seeing leopard; chance of leopard; cheetah; best place for cheetah; wild dogs',
  'before-you-go.answers.chance-of-seeing-gorillas':
    'gorilla sighting guaranteed; will we definitely see gorillas; gorilla success rate; what if we do not find gorillas; how do trackers find gorillas',
  'before-you-go.answers.changing-money':
    'currency exchange; exchange money where; forex bureau; bureau de change; exchange dollars for shillings; leftover shillings; black market money; exchange rate at airport',
  'before-you-go.answers.changing-planes-in-nairobi-without-an-eta':
    'transit visa nairobi; transit through kenya; connecting flight nairobi eta; layover without leaving airport kenya; airside transit',
  'before-you-go.answers.changing-the-plan':
    'customise itinerary; customize trip; modify the tour; add extra nights; change dates after booking; postpone trip; reschedule; change the date; add days; add two days; extra days; extend the trip; longer trip; shorten the trip; add a day; can i change my dates; different dates; change after booking; skip a park; change the itinerary; swap a lodge; changes after paying deposit; change after deposit; change my mind after booking; amend booking; amendment fee; add a person to the booking; fewer people than booked',
  'before-you-go.answers.charging-batteries-in-the-car':
    'charge phone in vehicle; usb charger in jeep; camera battery charging; inverter in safari car; 12v socket; power bank',
  'before-you-go.answers.child-travelling-with-one-parent':
    'minor travelling without father; parental consent letter; single parent travel with kids; birth certificate for child; grandparents with grandchildren; divorced parent consent; different surname',
  'before-you-go.answers.children-on-game-drives':
    'kids on safari drives; minimum age game drive; toddlers in the jeep; long drives with kids; bored children in car; shared game drive age limit; keep kids entertained',
  'before-you-go.answers.chimpanzee-habituation':
    'chimp habituation experience; full day with chimps kibale; chex; chimpanzee half day; habituation chimp cost',
  'before-you-go.answers.chimpanzee-sanctuaries':
    'chimp sanctuary ngamba island; rescued chimps; ol pejeta sweetwaters chimps; chimpanzees with small children; orphan chimpanzees; see chimpanzees without trekking; chimps kenya; lake victoria boat trip; ngamba island',
  'before-you-go.answers.climbing-mount-kenya-without-ropes':
    'batian nelion technical climb; mount kenya technical; mount kenya rock climbing; do you need ropes for lenana; mountaineering experience mount kenya; scrambling',
  'before-you-go.answers.climbing-without-a-guide':
    'kilimanjaro solo; hike mount kenya alone; is a guide mandatory kilimanjaro; climb independently without guide; unguided; cook and porters included',
  'before-you-go.answers.coffee-and-tea':
    'coffee in camp; instant coffee; wake up tea; good espresso; early morning coffee biscuits; caffeine; coffee; good coffee; real coffee; coffee machine; tea; decaf',
  'before-you-go.answers.combining-two-trips':
    'combine two itineraries; kenya and tanzania in one trip; multi country safari; add another tour; join trips together; two countries; uganda and kenya combined',
  'before-you-go.answers.coming-back-to-kenya-from-tanzania-or-uganda':
    're enter kenya; kenya eta multiple entry; return to nairobi from tanzania; second eta; single entry eta kenya; eta re entry from rwanda; back to kenya from zanzibar',
  'before-you-go.answers.conservancy-or-national-reserve':
    'difference conservancy and reserve; mara conservancies vs reserve; private conservancy; naboisho olare motorogi mara north; why stay in a conservancy; inside or outside the park; what is a conservancy; conservancy; conservancies; private reserve; inside the reserve; conservancy advantages; is a conservancy better',
  'before-you-go.answers.contact-lenses-and-dust':
    'wearing contacts on safari; glasses or contacts; dry eyes; eye drops; spectacles',
  'before-you-go.answers.covid-rules':
    'covid test; corona; coronavirus vaccine certificate; pcr test; covid 19 entry requirements; face mask covid',
  'before-you-go.answers.cpap-and-medicine':
    'cpap machine; sleep apnea; sleep apnoea; insulin fridge; keep medication cold; electricity overnight for medical device; refrigerate',
  'before-you-go.answers.crossing-the-border-by-road-at-namanga-or-isebania':
    'land border kenya tanzania; namanga border; isebania sirari border; drive across border; border crossing time; change vehicle at border; overland kenya to tanzania',
  'before-you-go.answers.day-rooms-before-a-night-flight':
    'day room; day use hotel; shower before flight home; evening flight last day; late departure room; hotel near airport for the day; airport lounge; lounge; wait at the airport; hours before our flight home; late flight home; night flight home',
  'before-you-go.answers.deaf-or-blind-guests':
    'hard of hearing; hearing impaired; visually impaired; blind traveller; sign language guide; hearing aids',
  'before-you-go.answers.delayed-bush-flights':
    'bush flight delay; safari flight late connection; safarilink delay international flight; how reliable are light aircraft; connection time from mara flight; same day flight home',
  'before-you-go.answers.dengue':
    'dengue fever zanzibar; dengue mombasa; chikungunya; zika; dengue vaccine; mosquitoes that bite by day',
  'before-you-go.answers.diamox':
    'acetazolamide; altitude pills; altitude sickness tablets; medication for kilimanjaro; should i take diamox; diamox side effects',
  'before-you-go.answers.diani-and-the-coast-of-kenya':
    'diani beach; beach after safari kenya; ukunda flight; mombasa beaches; how to get to diani; fly mara to diani; watamu malindi; best beach kenya',
  'before-you-go.answers.discounts':
    'cheaper price; group discount; last minute deals; low season prices; long stay discount; special offer; promo; price for more people; early bird discount; early booking discount; student discount; senior discount; returning guest discount; repeat guest discount; discount; any deals; black friday; can the price be lower; negotiate the price; military discount; loyalty; free nights; family discount; promotions',
  'before-you-go.answers.dollars-or-shillings':
    'which currency to bring; local currency or usd; can i use us dollars; pay in dollars tanzania; euros or dollars; kenyan shillings needed; should i bring dollars',
  'before-you-go.answers.double-or-twin-beds':
    'twin room; king bed; queen size bed; separate beds; triple room; share room with friend; extra bed; single beds',
  'before-you-go.answers.dressing-for-dinner':
    'dress code dinner; evening wear at lodge; smart casual; formal clothes; wear heels; jacket and tie',
  'before-you-go.answers.early-check-in-and-late-check-out':
    'early check in; early arrival hotel; late checkout; check in time; room ready on arrival; arrive early morning; arrive at 6 am; checkout time',
  'before-you-go.answers.easter-christmas-and-school-holidays':
    'safari at christmas; new year in kenya; easter holiday safari; half term; summer holidays with kids; spring break; festive season supplement; august school break; december safari; prices at christmas; prices go up at christmas; christmas prices; more expensive at christmas; peak season supplement; holiday surcharge; july prices; festive; christmas on the beach; new years eve; nye; over christmas; travel at christmas; late december; christmas; holidays in july; school holidays; thanksgiving; chinese new year',
  'before-you-go.answers.ebola-cholera-mpox-and-other-outbreaks':
    'ebola uganda; ebola outbreak; marburg virus; cholera; monkeypox; epidemic; temperature check at airport; disease outbreak; ebola risk; ebola at the moment; current ebola situation; is there ebola; outbreaks; disease risk uganda; health alert',
  'before-you-go.answers.elections': 'kenya election; election year travel; election violence; kenya votes; voting day',
  'before-you-go.answers.elephant-orphanage-in-nairobi':
    'sheldrick wildlife trust; baby elephants nairobi; david sheldrick visit; elephant nursery feeding time; adopt an elephant; sheldrick booking',
  'before-you-go.answers.emergency-number':
    'call police; ambulance number; 911 in kenya; who to call in an emergency; 999 112; 24 hour contact; emergency contact',
  'before-you-go.answers.extra-luggage-on-a-light-aircraft':
    'excess baggage bush flight; over 15 kg; buy extra seat for luggage; camera gear weight small plane; heavy camera equipment; freight seat',
  'before-you-go.answers.family-tents-and-family-rooms':
    'family tent; family room two bedrooms; interconnecting rooms; connecting rooms; adjoining tents; room for family of four; family of five; kids in separate tent; children sleep in the same tent; kids in our room; share room with children; sleep in the same tent as us; kids alone in a tent; family rooms; all in one room; teenager own room; children own tent',
  'before-you-go.answers.feeding-animals':
    'feed monkeys; baboons stealing food; monkeys in camp; baboon; vervet monkeys; food in tent; monkeys stealing; monkeys steal food; monkeys at the beach; monkeys; cheeky monkeys',
  'before-you-go.answers.female-guides':
    'woman guide; female driver; lady guide; women safari guides; do you employ women; women working; women employed; female staff; woman driver',
  'before-you-go.answers.fences-around-camps':
    'unfenced camp; is the camp fenced; electric fence; fenced lodge for kids; animals walking through camp',
  'before-you-go.answers.ferry-to-zanzibar':
    'dar es salaam ferry; boat to zanzibar; azam marine; dar to zanzibar; ferry or flight zanzibar',
  'before-you-go.answers.first-aid-kit-and-pharmacy':
    'medical kit; first aid box; painkillers ibuprofen paracetamol tylenol; plasters band aids; antihistamine; drugstore; chemist; rehydration salts',
  'before-you-go.answers.flamingos':
    'pink flamingos; lake bogoria; flamingoes at nakuru; when are flamingos there; lake natron; where to see flamingo',
  'before-you-go.answers.fly-or-drive':
    'fly in safari vs road; flying between parks; drive or fly to the mara; is it worth flying; flying safari; driving safari; fly or drive to the serengeti; fly or drive serengeti; fly or drive to bwindi',
  'before-you-go.answers.flying-to-kigali-for-bwindi':
    'kigali to bwindi; rwanda to bwindi drive; fly into kigali for gorillas; entebbe or kigali; kigali airport gorilla trek uganda; katuna border',
  'before-you-go.answers.from-nairobis-international-airport-to-wilson-airport':
    'jkia to wilson; transfer between nairobi airports; how long between airports nairobi; connection time wilson; nairobi traffic rush hour; wilson airport safarilink airkenya; connect to mara flight same day',
  'before-you-go.answers.gay-and-lesbian-couples':
    'lgbt; lgbtq travel; same sex couple; gay safari; two men sharing a bed; homosexuality law; transgender; is it safe for gay couple; two women',
  'before-you-go.answers.getting-around-in-dubai':
    'metro dubai; taxi dubai; public transport dubai; abra boat; uber careem dubai; women carriage metro; dubai transport',
  'before-you-go.answers.gifts-for-children-and-schools':
    'pens for school kids; sweets for kids; donate school supplies; pack for a purpose; bring clothes to donate; football for school; candy; what gifts to bring; begging',
  'before-you-go.answers.gorilla-habituation':
    'gorilla habituation experience; four hours with gorillas; ghex rushaga; longer gorilla visit; habituation permit price',
  'before-you-go.answers.gorilla-permits':
    'gorilla permit how to get; buy gorilla permit; permit availability; gorilla permit sold out; permits how far ahead; who buys gorilla permits; passport number for permit; permit included; two permits; two gorilla treks; trek gorillas twice; second gorilla trek; permit for each day; permits for two treks; change permit date; permit name change; permit',
  'before-you-go.answers.greetings-and-manners':
    'etiquette; local customs; culture do and do not; polite; shake hands; left hand; public affection kissing; cultural taboos; respectful behaviour; rude to refuse food; is it rude; offend people; manners; handshake; hold hands; refuse food; politeness; eat with hands; pda',
  'before-you-go.answers.guides-and-languages':
    'german speaking guide; french speaking guide; spanish guide; italian guide; guide language; does the guide speak english; same guide the whole trip; deutsch; licensed guides; certified guides; does the guide speak german; who will be my guide; name of our guide; meet the guide before; speak with the guide before; choose our guide; same driver; same driver all along; same guide; guide for the whole trip; request a guide; are your guides certified; english speaking guide; chinese speaking guide',
  'before-you-go.answers.hair-dryers':
    'hairdryer; blow dryer; straightener; curling iron; hair straighteners; electric blanket; kettle; travel kettle; iron; coffee maker; hair dryer; appliances; heating pad',
  'before-you-go.answers.hard-suitcases-and-wheels':
    'suitcase or duffel; rolling bag; wheeled duffel; backpack or suitcase; trolley case on small plane; soft sided bag; bag with frame; hard shell; backpack instead of duffel; backpack ok; duffel; is a backpack ok',
  'before-you-go.answers.heart-lungs-and-dialysis':
    'heart condition; pacemaker; copd; kidney dialysis; high blood pressure; lung disease; medical condition safari; portable oxygen concentrator',
  'before-you-go.answers.height-of-nairobi-and-ngorongoro':
    'elevation nairobi; altitude nairobi; ngorongoro altitude; nanyuki elevation; how high is ngorongoro rim; breathless in nairobi',
  'before-you-go.answers.hiring-gear-for-kilimanjaro':
    'rent equipment moshi; rent sleeping bag kilimanjaro; gear rental; hire trekking poles; rent down jacket; kilimanjaro boots; kilimanjaro equipment list; what gear to buy; sleeping bag; sleeping bags; do you supply sleeping bags; sleeping bag provided; rent boots; hire sleeping bag; equipment provided; tents provided kilimanjaro',
  'before-you-go.answers.honeymoons-and-proposals':
    'honeymoon; romantic safari; propose on safari; engagement; newlyweds; couples; honeymoon extras; honeymoon package; honeymoon suite; honeymoon couple treats; honeymoon safari; want to propose; wedding anniversary trip; romantic',
  'before-you-go.answers.horse-riding-and-cycling':
    'horseback safari; horse ride among animals; bike safari; bicycle tour; cycle among zebra; mountain biking; ride a horse',
  'before-you-go.answers.hospitals':
    'nearest hospital; medical care in the bush; doctor on safari; get sick on safari; medical evacuation; flying doctors amref; clinic; fall ill; broken leg; someone falls ill; falls sick; get ill on the trip; ill during the trip; what if someone falls ill; doctor at the camp; doctors; get sick; medical help; what if i get sick; accident; injured; emergency evacuation; nurse',
  'before-you-go.answers.hot-air-balloon-flights':
    'hot air balloon; balloon safari cost; balloon ride masai mara; balloon serengeti price; champagne breakfast balloon; is balloon worth it; how long is balloon flight; balloon; balloon ride; balloon price; how much is the balloon ride; hot air balloon price; balloon safari',
  'before-you-go.answers.hot-water':
    'warm shower; is there hot water in camp; solar shower; when to take a shower; cold showers',
  'before-you-go.answers.how-cold-it-gets-at-night':
    'night temperature; cold mornings masai mara; temperature in july at night; how cold is ngorongoro; hot water bottle; blankets in tent; chilly; weather nanyuki; cold mornings; how cold in the morning; morning temperature; cold on game drives; is it cold in the morning; cold at dawn; cold evenings; winter jacket; gloves and hat; how cold does it get; is it cold; freezing; cold in july; heating in tents',
  'before-you-go.answers.how-cold-kilimanjaro-is':
    'kilimanjaro temperature; summit night cold; freezing on kilimanjaro; what to wear kilimanjaro; sleeping bag rating; kilimanjaro clothing layers; kilimanjaro weather; gloves and down jacket summit',
  'before-you-go.answers.how-fit-you-must-be-for-gorillas':
    'gorilla trek difficulty; how hard is gorilla trekking; fitness for gorilla trek; training for gorilla trek; is gorilla trekking strenuous; overweight gorilla trek; can older people trek gorillas',
  'before-you-go.answers.how-many-cars-at-a-sighting':
    'too many vehicles; crowds masai mara; crowded serengeti; avoid crowds; overcrowded river crossing; busy parks; quiet parks few tourists; traffic jam at lion',
  'before-you-go.answers.how-many-clothes-to-bring':
    'how many outfits; what clothes to pack; layers for safari; how much clothing for a week; packing light; capsule wardrobe; temperature range clothes; what to wear on safari; what to wear; what do people wear on safari; what clothes; safari outfit; clothing list',
  'before-you-go.answers.how-many-days-for-a-safari':
    'how long should a safari be; is three days enough; ideal safari length; one week safari; 10 days itinerary; two weeks enough; how many nights; days in masai mara; nights in masai mara; three days masai mara; days in serengeti; nights in serengeti; two nights enough; how many days needed; how many days; short safari; weekend safari; 5 days; 7 days; fortnight; two week itinerary; how long do we need; how long should we stay; days in amboseli',
  'before-you-go.answers.how-much-cash-to-bring':
    'how much money to bring; spending money per day; cash for a week; daily budget; usd to carry; how much spending money; extra costs; pocket money; how much cash; cash needed; carry cash; how many dollars',
  'before-you-go.answers.how-to-behave-in-dubai':
    'dubai rules for tourists; swearing rude gesture dubai; photographing strangers dubai; dubai laws; friday prayer closed; eating in metro; is dubai strict; dubai etiquette',
  'before-you-go.answers.how-to-book':
    'booking process; reserve a trip; make a reservation; get a quote; how do i confirm; next steps after enquiry; book online; inquiry',
  'before-you-go.answers.how-to-check-who-we-are':
    'are you legit; is this company legitimate; scam; fraud; licensed tour operator; registered company; trustworthy; references from past clients; office visit; are you licensed; licence; are you registered; tato kato member; is this company real; real company; genuine company; legit; trust you; can i trust you; are you a real company; visit your office; speak to past clients; talk to earlier guests; someone who travelled with you; accreditation; member of an association; is this site real; is this website fake',
  'before-you-go.answers.insects-and-spiders-in-the-tent':
    'bugs in tent; spiders; scorpions; ants; creepy crawlies; cockroaches; mosquitoes in the tent; bees; insect bites in bed',
  'before-you-go.answers.ivory-shells-and-skins':
    'buy seashells; take shells home; animal skin souvenir; coral export; illegal souvenirs; customs import wildlife products; drum with hide; take seashells home; shells from the beach; leather; feathers; horn; turtle shell; sand from the beach',
  'before-you-go.answers.jet-lag':
    'time difference tired; jetlag from usa; rest day after flight; arrive a day early; recover from long flight; hours ahead of new york',
  'before-you-go.answers.kenya-or-tanzania':
    'tanzania vs kenya; which is better kenya or tanzania; compare kenya tanzania; cheaper kenya or tanzania; difference kenya tanzania safari',
  'before-you-go.answers.kilimanjaro-routes':
    'which route kilimanjaro; lemosho or machame; marangu huts coca cola route; rongai route; northern circuit; best route up kilimanjaro; umbwe; easiest kilimanjaro route',
  'before-you-go.answers.kosher-food': 'kosher meals; jewish traveller; shabbat; jewish food',
  'before-you-go.answers.late-flights':
    'flight delayed arrival; missed connection; miss first day of safari; flight cancelled; airline delay; who pays if flight is late; miss my flight; flight got cancelled; my flight is cancelled; flight delay; missed flight; late arrival; arrive a day late',
  'before-you-go.answers.laundry': 'wash clothes; washing service; laundry service at camps; washing machine',
  'before-you-go.answers.layover-in-addis-ababa-or-doha':
    'ethiopian airlines yellow fever; transit addis ababa; stopover ethiopia; qatar airways doha transit; connecting flight yellow fever certificate; 12 hours transit airport; long stopover',
  'before-you-go.answers.layover-in-dubai':
    'dubai stopover; 8 hours in dubai; emirates layover; dubai transit what to do; one day in dubai; leave the airport dubai',
  'before-you-go.answers.layover-in-nairobi':
    'nairobi stopover; one day in nairobi; half day in nairobi; things to do in nairobi; nairobi national park half day; few hours in nairobi',
  'before-you-go.answers.leaving-luggage':
    'store luggage; leave suitcase at hotel; luggage storage nairobi; baggage storage; store bags during safari; suitcase during fly in; leave big suitcase; extra bag while on safari; leave our suitcases; second suitcase; store suitcase',
  'before-you-go.answers.lost-or-delayed-luggage':
    'lost suitcase; bag did not arrive; delayed baggage; missing luggage airline; lost baggage; carry on essentials',
  'before-you-go.answers.lost-passport':
    'stolen passport; passport lost; embassy emergency travel document; copies of passport; consulate; lose my passport; lost my passport; lose passport; what if i lose my passport',
  'before-you-go.answers.low-season':
    'green season; off season; safari in april; safari in may; cheapest time to go; is rainy season safari worth it; shoulder season; camps closed; fewest tourists; least crowded month; month with few tourists; when is it quiet; is april a bad time; bad time to go; cheapest month; quietest month; when is it cheaper; safari in the green season',
  'before-you-go.answers.malaria-free-safari':
    'malaria free parks; safari without malaria; no malaria area; avoid malaria; low malaria risk; malaria free with kids',
  'before-you-go.answers.mara-or-serengeti':
    'serengeti vs masai mara; compare mara serengeti; serengeti or mara for migration; which is bigger serengeti mara; better for big cats mara serengeti; masai mara or serengeti; serengeti versus masai mara',
  'before-you-go.answers.massage-and-gym':
    'spa; massage at lodge; fitness room; exercise on safari; running jogging; yoga; workout; jog; go for a jog; run; running; jog in the morning; gym; yoga retreat; stretch legs; get enough exercise',
  'before-you-go.answers.medicines-at-customs':
    'bring medication; prescription drugs customs; carry pills in hand luggage; original packaging medication; medication doctor letter; how much medicine to bring',
  'before-you-go.answers.medicines-in-dubai':
    'banned medication uae; codeine dubai; adhd medication dubai; adderall ritalin; tramadol; sleeping pills dubai; mohap permit; prescription medication transit dubai; xanax antidepressants dubai; adhd meds; meds through dubai; medication through dubai; prescription meds uae',
  'before-you-go.answers.meeting-other-guests':
    'meet other travellers; communal dining; campfire; join a group; small group tour solo; eat with other guests; sociable; join a group as a single; join a group tour; group tour; small group safari; join others; can i join; other solo travellers; will there be other kids; other children; other families; other guests; who else is on the trip; average age of guests; like-minded people; make friends',
  'before-you-go.answers.migration-month-by-month':
    'great migration when; where is the migration in july; wildebeest migration calendar; where are the herds now; migration in august; migration in june; migration dates; see wildebeest migration; herds by month; where are the herds in february; herds serengeti february; where are the herds; migration in february; migration in september; wildebeest now; herds in november; migration in may; migration serengeti; when is the migration in the serengeti; migration in october; migration december',
  'before-you-go.answers.mosquito-nets': 'bed net; mosquito netting; bring own mosquito net; are nets provided',
  'before-you-go.answers.mosquito-repellent':
    'bug spray; insect repellent; deet strength; picaridin icaridin; mosquito spray; permethrin; insect spray; avoid mosquito bites; permethrin clothing; treated clothing; mosquito clothing; insect repellent clothing; repellent; fewer mosquitoes; mosquito season; are mosquitoes bad; many mosquitoes; mosquitoes by month; when are mosquitoes worst; mosquitoes in july; mosquitoes; allergic to mosquito bites; mosquito bites; bites swell; itchy bites; insect bites',
  'before-you-go.answers.mount-kenya-or-kilimanjaro':
    'kilimanjaro vs mount kenya; which mountain to climb; mount kenya easier than kilimanjaro; compare mountains; less crowded than kilimanjaro; cheaper alternative to kilimanjaro',
  'before-you-go.answers.mount-kenya-routes':
    'sirimon route; chogoria route; naro moru route; best route mount kenya; sirimon chogoria traverse; gorges valley lake michaelson',
  'before-you-go.answers.muslim-travellers-halal-food-and-prayer':
    'halal; halal meat; mosque; muslim family; prayer times stop; islamic; pork free; qibla',
  'before-you-go.answers.nairobi-to-arusha-by-road':
    'nairobi to arusha shuttle; bus nairobi arusha; drive to arusha; nairobi to moshi; nairobi to kilimanjaro flight; get from nairobi to tanzania',
  'before-you-go.answers.nairobi-to-mombasa-and-diani-by-road':
    'drive nairobi to mombasa; road to diani; bus to mombasa; nairobi mombasa hours; drive from tsavo to coast',
  'before-you-go.answers.nakuru-or-naivasha':
    'lake naivasha boat hippos; naivasha vs nakuru; crescent island walk; naivasha; rhino lake; which lake rift valley',
  'before-you-go.answers.night-drives':
    'night game drive; nocturnal animals; night safari; spotlight; night drive with kids; age for night drives; night drive; are night drives allowed; drive at night to see animals; children night drive',
  'before-you-go.answers.noise-at-night':
    'noisy at night; hear lions from bed; ear plugs; light sleeper; cannot sleep in camp; generator noise; hyena sounds; call to prayer noise',
  'before-you-go.answers.nut-and-other-food-allergies':
    'peanut allergy; nut allergy; epipen; anaphylaxis; shellfish allergy; food allergy camp kitchen; lactose intolerant dairy; egg allergy; allergic to bees; bee sting allergy; wasp allergy; insect sting allergy; allergic; allergies; bee allergy',
  'before-you-go.answers.off-road-driving':
    'off road; leave the track for photos; drive off road in the mara; driving on the grass; get closer to animals',
  'before-you-go.answers.offsetting-your-flights':
    'carbon offset; carbon footprint; co2 emissions; climate; eco friendly travel; flight emissions',
  'before-you-go.answers.old-dollar-notes':
    'old dollar bills; which year dollar bills; are torn banknotes accepted; bills from before 2013; damaged notes; small bills; new hundred dollar bills; crisp usd; old bills; old notes; hundred dollar bills; new notes; dollar bills',
  'before-you-go.answers.one-park-or-several':
    'how many parks; how many nights in each park; too many parks; one lodge whole time; moving every day; stay longer in one place; best combination of parks',
  'before-you-go.answers.open-vehicles':
    'open sided jeep; open or closed vehicle; safari jeep windows; open land cruiser; minivan or land cruiser; type of safari vehicle; 4x4; van; bus or jeep; jeep; bus; which vehicle; what car; minibus; what kind of car; what vehicle do you use; land cruiser; land rover; jeep or van; safari vehicle; safari car',
  'before-you-go.answers.opening-times':
    'park opening hours; gate times; are parks open all year; park closed; hours of masai mara gate',
  'before-you-go.answers.oxygen-on-kilimanjaro':
    'oxygen bottle; supplemental oxygen; pulse oximeter; oxygen tank; oxygen mask; oxygen included; oxygen; carry oxygen; gamow bag',
  'before-you-go.answers.passport-validity-and-blank-pages':
    'passport six months; passport expires; blank pages passport; empty pages; children passport; passport expiry; renew passport; how long must passport be valid',
  'before-you-go.answers.plastic-bags':
    'plastic bag ban; ziplock bags; zip lock; carrier bags kenya; ziploc liquids; bin liners',
  'before-you-go.answers.plastic-bottles':
    'water bottle; refillable bottle; single use plastic; bring reusable water bottle; refill water; bottled water included',
  'before-you-go.answers.porters-on-kilimanjaro':
    'porter welfare; kpap; kilimanjaro porters pay; porter weight limit; how heavy duffel kilimanjaro; ethical kilimanjaro operator; treat porters fairly; bag weight kilimanjaro',
  'before-you-go.answers.pregnancy':
    'pregnant safari; travel while pregnant; expecting mother; second trimester; third trimester flying; is safari safe when pregnant',
  'before-you-go.answers.price-changes-after-booking':
    'price increase; surcharge after booking; park fees go up; is the price fixed; price guarantee; fee increase',
  'before-you-go.answers.private-or-shared-safari':
    'private vs group safari; group joining safari; private vehicle; join other people; shared vehicle cost; share the car with strangers; own guide',
  'before-you-go.answers.public-holidays':
    'bank holiday; national holiday kenya; banks closed; madaraka day jamhuri; long weekend busy; independence day',
  'before-you-go.answers.rabies':
    'dog bite; monkey bite; rabies shot; rabies vaccine needed; bitten by a dog; bat scratch; stray dogs',
  'before-you-go.answers.rafting-for-non-swimmers':
    'cannot swim rafting; rafting jinja safe; family float; rafting dangerous; life jacket; nile rafting beginner; rafting age limit; minimum age rafting; how old for rafting; is rafting safe; rafting with children; rafting; who can raft; good swimmer for rafting',
  'before-you-go.answers.rainy-seasons-in-kenya':
    'kenya rainy season; rain in kenya november; when does it rain kenya; monsoon kenya; short rains long rains kenya; kenya climate',
  'before-you-go.answers.rainy-seasons-in-tanzania':
    'tanzania rainy season; rain serengeti; rain in zanzibar; weather zanzibar november; when does it rain tanzania; zanzibar wet months; tanzania climate; zanzibar in april; humid zanzibar; zanzibar in march; weather zanzibar march; hot in zanzibar; weather zanzibar; zanzibar in may; zanzibar humid in march; wet season tanzania',
  'before-you-go.answers.rainy-seasons-in-uganda':
    'uganda rainy season; rain bwindi; gorilla trek in the rain; when does it rain uganda; uganda weather',
  'before-you-go.answers.ramadan': 'ramadan zanzibar; ramadan dubai; fasting month; restaurants during ramadan; eid',
  'before-you-go.answers.refunds-for-bad-weather':
    'balloon cancelled refund; rained out; bad weather money back; storm cancelled activity; boat trip cancelled',
  'before-you-go.answers.residents-of-east-africa':
    'resident rates; east african citizen price; expat kenya resident; kenyan citizen fee; local price; citizens of kenya; resident park fees; foreign resident alien card',
  'before-you-go.answers.river-crossings':
    'wildebeest river crossing; mara river crossing dates; best time to see crossing; crocodiles crossing; how likely crossing; nights for river crossing; crossing in september',
  'before-you-go.answers.road-conditions-and-car-sickness':
    'bumpy roads; motion sickness; travel sick; rough roads bad back; state of the roads; potholes; carsick; are the roads bad; road bad; is the road bad; state of the road; gravel roads; dirt roads; bumpy; how bumpy; dusty roads',
  'before-you-go.answers.rwanda-or-uganda-for-gorillas':
    'gorilla trekking rwanda vs uganda; volcanoes national park; cheaper gorilla permit; why is rwanda more expensive; congo gorillas; rwanda permit price; easier gorilla trek',
  'before-you-go.answers.safari-and-beach':
    'beach and safari combo; bush and beach; beach holiday after safari; zanzibar after safari; how many days beach; relax after safari; sea',
  'before-you-go.answers.safari-and-gorillas-together':
    'combine gorilla trek and safari; masai mara and gorillas; serengeti and gorillas; gorillas after kenya safari; add gorillas; fly kenya to uganda gorillas',
  'before-you-go.answers.safari-with-a-baby-or-toddler':
    'baby on safari; infant; one year old; two year old; toddler safari; newborn; under three; breastfeeding baby; breastfeed; bring a baby; 6 month old; nursing mother; babies; toddler; baby; stroller; pram; baby carrier; stroller useful',
  'before-you-go.answers.safety-in-nairobi-and-other-cities':
    'is nairobi safe; walk around nairobi at night; crime; mugging; uber bolt taxi; nairobbery; pickpockets; is kampala safe; safe to walk in arusha',
  'before-you-go.answers.safety-of-small-planes':
    'are bush planes safe; small plane crash; afraid of flying; fear of flying; cessna caravan; safarilink safety; coastal aviation auric air; light aircraft turbulence; single engine; claustrophobic in small planes; claustrophobia; nervous flyer; small planes safe; bush plane safe; scared of flying',
  'before-you-go.answers.salad-ice-and-street-food':
    'street food; eat salad; ice cubes; is fruit safe; can we eat raw vegetables; ice in drinks; local restaurants safe',
  'before-you-go.answers.sea-urchins': 'water shoes; reef shoes; beach shoes; coral cuts; urchin spines',
  'before-you-go.answers.seat-belts': 'seatbelts in vehicle; child seat belt; seatbelt',
  'before-you-go.answers.seaweed-on-zanzibar':
    'seaweed beach; seaweed season zanzibar; paje seaweed; zanzibar beach without seaweed; algae; seaweed farms women; seaweed; seaweed in january; seaweed month',
  'before-you-go.answers.self-drive':
    'rent a car; hire car kenya; drive ourselves; self driving safari; rental 4x4; driving licence; road trip own car',
  'before-you-go.answers.shoes-for-a-safari':
    'hiking boots needed; trainers or boots; sneakers; footwear; what shoes to bring; sandals; flip flops; walking shoes; crocs; crocs in camp; slippers; sandals ok; running shoes; walking boots; shoes; gym shoes',
  'before-you-go.answers.shorts-and-sleeveless-tops':
    'can women wear shorts; tank top; leggings; modest clothing; wear dress; cover shoulders; sundress; women clothing kenya; are shorts ok; shorts; wear shorts; can men wear shorts; sleeveless; vest top; what do women wear; crop top; t-shirts',
  'before-you-go.answers.sim-cards-esim-and-roaming':
    'esim kenya; airtel safaricom sim; mobile data; buy sim at airport; roaming charges; internet on phone; cell phone plan; airalo; data package',
  'before-you-go.answers.smoking': 'cigarettes; where can i smoke; smoking in tent; smokers; cigar',
  'before-you-go.answers.snakes':
    'black mamba; snake bite; are there snakes in camp; venomous; afraid of snakes; puff adder; snakes in the bathroom; snakes in rooms; snakes; many snakes',
  'before-you-go.answers.snorkelling-and-diving':
    'scuba diving zanzibar; snorkel mnemba; snorkeling; dive before flying; padi; flying after diving; bring snorkel mask',
  'before-you-go.answers.start-dates':
    'departure dates; which day does the trip start; fixed departures; start on any day; can we start on sunday; availability for our dates',
  'before-you-go.answers.summer-heat-in-dubai':
    'dubai in july; dubai august temperature; how hot is dubai; dubai in june; too hot dubai; dubai in april may; desert in summer',
  'before-you-go.answers.sun-and-sunscreen':
    'sunburn; sun cream; spf; sun protection; hat with brim; heatstroke; dehydration; uv; sunscreen; which sunscreen; what sunscreen to buy; factor 50; reef safe sunscreen; aftersun',
  'before-you-go.answers.sunrise-and-sunset':
    'what time does it get dark; sunset time; daylight hours; when is sunrise; hours of light; equator day length',
  'before-you-go.answers.swimming-pools':
    'pool at lodge; hotel with pool; swim at camp; does the camp have a pool; pool for kids',
  'before-you-go.answers.tampons-and-period-products':
    'sanitary towels; menstruation; period on safari; feminine hygiene; menstrual cup; pads; sanitary products; sanitary pads; ladies sanitary products; tampons; period',
  'before-you-go.answers.tented-camp-or-lodge':
    'difference tented camp and lodge; what is a tented camp; glamping; lodge vs camp; real beds in tents; camping or lodge; private bathroom ensuite tent; own bathroom; tent with bathroom; does each tent have its own bathroom; ensuite; en suite; shared bathroom; bathroom in the tent; toilet in the tent; what are tents like; comfortable tents; tent with real bed; hate camping; do not like camping; not a camper; first time in a tent; stay in a tent; camping experience; is it real camping; tent or lodge; never camped; sleep in tents; are the beds comfortable; comfy beds; mattress; are the beds comfy; pillows; how comfortable is it',
  'before-you-go.answers.terrorism-and-travel-warnings':
    'terrorist attack; al shabaab; travel advisory; fcdo advice kenya; state department level 2; is it safe to travel to kenya now; kidnapping; somalia border; is kenya safe; is tanzania safe; is uganda safe; safe for americans; is it safe right now; safe at the moment; safe for tourists; safe to travel now; current situation; is it safe to go; travel ban; warnings; level 3 advisory; war; lamu safe; is lamu safe; is mombasa safe; is the coast safe; is zanzibar safe',
  'before-you-go.answers.the-big-five':
    'big 5; where to see rhino; big five in one day; see rhinos; lion leopard elephant buffalo rhino; rhino tracking ziwa; best park for big five; walk to rhinos; walking with rhinos; rhino walk; rhinos on foot; rhino tracking; track rhinos; big five on foot; what is the big five',
  'before-you-go.answers.the-currency-you-pay-in':
    'pay in euros; pay in pounds; invoice currency; prices in usd; exchange rate for payment; bank charges transfer; pay in kenyan shillings; gbp; currency fluctuation; exchange rate changes; dollar rises; exchange rate risk; lock the exchange rate; price in euro; prices in pounds; price in dollars',
  'before-you-go.answers.theft-and-valuables':
    'robbery; stealing; safe in room; jewelry; leave passport in room; valuables in tent; thieves; laptop safe; money belt; lockers; safes; safety box; room safe; lock for tent; padlock; is there a safe',
  'before-you-go.answers.tides-on-zanzibar':
    'low tide zanzibar; tide times; swim at any tide; can you swim on east coast; tidal beach; high tide nungwi; sea goes out',
  'before-you-go.answers.time':
    'time zone; gmt utc plus 3; what time is it in kenya; time difference uk; east africa time; clock; hours ahead of london',
  'before-you-go.answers.toilet-on-a-game-drive':
    'bathroom breaks on game drive; pee in the bush; bush toilet; restroom on safari; need the loo on a drive; weak bladder; go to the toilet in the park; bush break; toilet in the car; toilet stops; toilet breaks',
  'before-you-go.answers.toilets':
    'flush toilets; long drop; squat toilet; restrooms at gates; loo at campsite; bathroom facilities; pit latrine; toilets on the road; bathrooms at the border; toilets at the border; clean toilets; toilets in the parks; western toilets; toilet paper; are there toilets',
  'before-you-go.answers.towels-soap-and-toiletries':
    'shampoo provided; bring towel; toiletries in camp; soap; bathrobe slippers; conditioner shower gel',
  'before-you-go.answers.train-from-nairobi-to-mombasa':
    'sgr train; madaraka express; railway nairobi mombasa; standard gauge railway tickets; train to coast; first class train; train tsavo',
  'before-you-go.answers.travelling-alone':
    'solo traveller; solo safari; single traveler; on my own; single supplement; traveling solo; one person price; single room; share a room with another traveller; avoid single supplement; no single supplement; find a roommate; share with a stranger; solo; alone',
  'before-you-go.answers.travelling-with-a-nanny-or-carer':
    'babysitter; babysitting; nanny; caregiver; au pair; childcare; someone to look after children',
  'before-you-go.answers.tsetse-flies-and-sleeping-sickness':
    'tsetse fly; sleeping sickness; tsetse bite tarangire; blue black clothes flies; biting flies; trypanosomiasis; horse flies',
  'before-you-go.answers.unmarried-couples-in-dubai':
    'not married dubai hotel; share room unmarried dubai; boyfriend girlfriend dubai; holding hands dubai; kissing in public dubai; marriage certificate hotel dubai; gay in dubai',
  'before-you-go.answers.upset-stomach-and-diarrhoea':
    'tummy upset; travellers diarrhea; imodium loperamide; food poisoning; stomach bug; vomiting; cipro antibiotics; delhi belly; gastro; get sick from the food; catch something from the food; food safety; is the food safe; stomach; food hygiene; sick from food; stay healthy; bad stomach; tummy medicine; stomach medicine; medicine for stomach; diarrhoea tablets',
  'before-you-go.answers.vegetarians-and-vegans':
    'vegetarian food; vegan; plant based; veggie; vegetarian on safari; no meat; jain food',
  'before-you-go.answers.village-visits':
    'maasai village visit; masai manyatta; is village visit worth it; tourist trap village; village fee; cultural visit; visit samburu village; stay with maasai family',
  'before-you-go.answers.visa-for-zanzibar':
    'zanzibar visa; separate visa zanzibar; visa arusha to zanzibar; tanzania multiple entry visa; do i need visa for zanzibar',
  'before-you-go.answers.visa-on-arrival-in-tanzania':
    'tanzania on arrival visa; visa at kilimanjaro airport; visa on arrival jro; visa at the border tanzania; queue for visa; no time for evisa',
  'before-you-go.answers.walking-safaris':
    'walking safari; walk with guide; bush walk; hiking among animals; safari on foot; nature walk minimum age; walking with rangers; foot safari',
  'before-you-go.answers.walking-with-lions-and-elephant-rides':
    'lion cubs petting; ride an elephant; lion walk; hold a cub; animal encounters; elephant riding; touch animals; ethical wildlife',
  'before-you-go.answers.washing-underwear':
    'underwear laundry; wash my own underwear; knickers; socks and pants laundry; does clothing dry; hand wash',
  'before-you-go.answers.what-children-do-in-camp':
    'kids club; activities for kids; kids programme at camp; junior ranger; bow and arrow; children in camp; what is there for kids; kids activities; what do kids do all day; children all day; entertain kids; bored kids',
  'before-you-go.answers.what-teenagers-can-do':
    'teenagers; teens on safari; activities for teens; 14 year old; 16 year old bored; adventure for teenagers; canopy walk teenagers; teen activities',
  'before-you-go.answers.what-the-food-is-like':
    'what food do they serve; meals on safari; ugali nyama choma; local cuisine; buffet; is the food good; what do locals eat; local food; local dishes; traditional food; african food; typical dishes; kenyan food; food in camps; meat; is the food spicy; cuisine; nyama choma',
  'before-you-go.answers.what-time-you-get-up':
    'wake up time; how early is morning drive; early start; sleep in; skip a game drive; lie in; what time is morning game drive',
  'before-you-go.answers.what-to-wear-for-gorilla-trekking':
    'gorilla trek clothing; gaiters; gardening gloves; gorilla trek packing; gorilla trek gloves; nettles; boots for gorilla trekking; what colour for gorillas; daypack for gorilla trek',
  'before-you-go.answers.what-to-wear-in-dubai':
    'dubai dress code; bikini dubai; shorts in dubai; women clothing dubai; mosque dress code dubai; abaya; wear in dubai mall; desert evening jacket',
  'before-you-go.answers.what-to-wear-on-zanzibar':
    'zanzibar dress code; bikini zanzibar; stone town clothing; modest dress zanzibar; topless beach; scarf; shorts zanzibar men',
  'before-you-go.answers.what-you-may-not-photograph':
    'photograph police soldiers; taking pictures of people; photo of airport; forbidden photos; pay for photos; photograph maasai; photography rules; government buildings',
  'before-you-go.answers.which-beach-on-zanzibar':
    'best beach zanzibar; where to stay in zanzibar; nungwi or kendwa; paje kitesurfing; matemwe; north or east coast zanzibar; jambiani; zanzibar sunset beach; party beach; kite surfing; kite surfing lessons; is nungwi noisy; quiet beach zanzibar; lively beach; nightlife zanzibar; kiwengwa; kendwa full moon party; zanzibar for families; beach for kids zanzibar',
  'before-you-go.answers.which-binoculars':
    'best binoculars for safari; 8x42 or 10x42; binoculars magnification; share binoculars; field glasses; hire binoculars; rent binoculars; borrow binoculars; binoculars',
  'before-you-go.answers.which-camera-lens':
    'which lenses; lenses to pack; camera lenses; zoom lenses; best lens for safari; zoom lens mm; 100-400 or 200-600; telephoto; is a phone camera enough; beanbag; tripod; iphone photos on safari; photography equipment; camera for safari',
  'before-you-go.answers.which-gorilla-family-you-visit':
    'gorilla groups allocated; choose gorilla family; easy gorilla group; which sector bwindi; buhoma rushaga ruhija nkuringo; group size gorilla trek; closest gorilla group',
  'before-you-go.answers.which-malaria-tablets':
    'malarone; doxycycline; lariam mefloquine; malaria pills; antimalarials; malaria prophylaxis; anti malaria medication; atovaquone proguanil; when to start malaria tablets',
  'before-you-go.answers.whom-to-tip':
    'who do you tip; tip driver guide; tip camp staff; tip porters rangers; tip in dollars or shillings; gratuity envelope; tip box; tip per person or couple; tip hotel porter bellboy; tip at lunch; tip in restaurants; tip waiters; tip in hotels; tip at lodges; tip the cook; service charge; tip drivers; how are tips shared',
  'before-you-go.answers.window-seats-and-the-pop-up-roof':
    'window seat guaranteed; pop up roof; pop top; roof hatch; standing in the vehicle; how many people per jeep; passengers per vehicle; seat rotation; sit on the roof; sit on top of the car; climb on the roof; roof seat; stand up in the car; who sits where; seats',
  'before-you-go.answers.women-travelling-alone':
    'solo female traveller; woman alone safe; female solo safari; single woman; is it safe for women; solo women travel; sexual harassment',
  'before-you-go.answers.working-from-camp':
    'work remotely; zoom video call; fast internet lodge; digital nomad; laptop work safari; wifi speed; online meeting; remote work',
  'before-you-go.answers.yellow-fever-for-zanzibar':
    'yellow fever zanzibar; yellow fever kenya to zanzibar; yellow card zanzibar; zanzibar vaccination',
  'before-you-go.answers.your-weight-on-a-light-aircraft':
    'overweight passenger small plane; plus size; heavy person bush flight; obese; weight limit person aircraft; tall passenger legroom; 120 kg; fat; two seats; do they weigh you; weigh passengers; weighed before the flight; body weight; passenger weight; big person',
  'before-you-go.answers.what-a-safari-costs':
    'how much does a safari cost; why are safaris so expensive; average safari price; safari cost per day; price of a safari for two; total cost of trip; how much for people and days; how much for two weeks; cost for a family of four; how much for a week; how much for a couple; rough price; ballpark price; how much money do we need; typical cost; what does it cost; how expensive is a safari; total price; price with four people; four people one jeep price; price per car',
  'before-you-go.answers.how-hot-it-gets-by-day':
    'daytime temperature; how hot is kenya; how hot is it in tanzania; is it hot on safari; temperature serengeti; hottest month; what is the weather like; humid; celsius fahrenheit; weather on safari; too hot; heat; how warm is it; warmest month',
  'before-you-go.answers.three-generations-together':
    'multi generational safari; multigenerational trip; grandparents parents and kids; extended family; family reunion; safari with grandparents; generations; three generations; whole family trip',
  'before-you-go.answers.guests-with-autism':
    'autism; autistic child; adhd child; sensory needs; neurodivergent; hidden disability; dementia',
  'before-you-go.answers.weddings-and-vows':
    'wedding in africa; get married on safari; marry in kenya; vow renewal; elope; beach wedding zanzibar; legal marriage ceremony',
  'before-you-go.answers.last-minute-trips':
    'last minute safari; leave next week; book a trip at short notice; travel in two weeks; safari next month; last minute availability',
  'before-you-go.answers.names-as-in-the-passport':
    'name spelling booking; maiden name; name change after booking; passport renewed after booking; middle name; new passport number; misspelt name',
  'before-you-go.answers.documents-to-carry':
    'travel documents needed; which papers to bring; what documents do i need; print documents; paper copies; document checklist; papers at the border',
  'before-you-go.answers.how-long-you-may-stay':
    'visa length of stay; visa valid how many days; 90 days tourist; overstay visa; extend visa; how long can i stay in kenya; three month stay; stamp in my passport; passport stamp; get a stamp; length of stay',
  'before-you-go.answers.flying-home-from-another-airport':
    'open jaw ticket; fly in one city and out of another; one way trip; start in nairobi end in zanzibar; return from different airport; multi city flight; fly home from zanzibar',
  'before-you-go.answers.asthma-and-hay-fever':
    'asthma; inhaler; hay fever; pollen allergy; dust allergy; smoke allergy; hayfever; asthma gorilla trek; asthma kilimanjaro; gorilla trek with asthma; asthmatic; allergies to grass; dust and lungs; pollen',
  'before-you-go.answers.toothache-and-dentists': 'dentist; toothache; dental emergency; broken tooth; lost filling',
  'before-you-go.answers.wild-animals-near-the-car':
    'do animals attack safari vehicles; get out of the vehicle; why lions do not attack jeeps; safe in open jeep; stand up near lions; elephant charge; attacked by animals; are animals dangerous',
  'before-you-go.answers.armed-rangers':
    'ranger with gun; do guides carry guns; rifle; armed guard gorilla; armed escort; weapon',
  'before-you-go.answers.roads-after-dark':
    'driving at night; drive after dark; night driving safe; late arrival drive to hotel; is road travel safe; road accidents; land at midnight; flight lands at midnight; arrive at night; landing late at night; arrive late; night arrival; land in the evening; late landing hotel; we land late; overnight in nairobi; night in nairobi; hotel near the airport; hotel for the first night; need a hotel in nairobi',
  'before-you-go.answers.motorbike-taxis':
    'boda boda; motorcycle taxi; bodaboda safe; rent a scooter; moped zanzibar; tuk tuk; piki piki',
  'before-you-go.answers.protests':
    'demonstrations; political unrest; protests nairobi; riots; civil unrest; gen z protests; tear gas; strike',
  'before-you-go.answers.trips-for-photographers':
    'photographic safari; photography safari; photo tour; safari for photographers; best light for photos; wildlife photography trip; private vehicle for photography',
  'before-you-go.answers.sundowners-and-meals-in-the-bush':
    'sundowner; sundowner drinks; bush breakfast; bush dinner; dinner under the stars; champagne in the bush; private dinner',
  'before-you-go.answers.shoebills':
    'shoebill stork; shoebill uganda; mabamba swamp; where to see shoebill; shoebill canoe',
  'before-you-go.answers.nappies-and-baby-food':
    'diapers; nappies; baby formula; baby milk; baby food; wipes; bottle steriliser',
  'before-you-go.answers.a-gorilla-day-from-morning-to-afternoon':
    'gorilla trek schedule; what time does gorilla trekking start; gorilla briefing time; what happens on gorilla day; when are you back from gorillas; lunch on gorilla trek',
  'before-you-go.answers.toilet-on-the-gorilla-walk':
    'bathroom gorilla trek; toilet in bwindi forest; pee on gorilla trek; loo gorilla trekking',
  'before-you-go.answers.how-fit-you-must-be-for-chimpanzees':
    'chimp trek difficulty; how hard is chimpanzee tracking; fitness chimpanzee; kibale walk hours; is chimp trekking easier than gorilla; how long is chimp trek',
  'before-you-go.answers.toilets-and-washing-on-kilimanjaro':
    'toilet kilimanjaro; private toilet tent; shower kilimanjaro; washing on kilimanjaro; bathrooms on kili; wet wipes',
  'before-you-go.answers.charging-and-network-on-kilimanjaro':
    'charge phone kilimanjaro; phone signal kilimanjaro; wifi kilimanjaro; battery cold mountain; power on kilimanjaro; solar charger',
  'before-you-go.answers.age-on-kilimanjaro':
    'minimum age kilimanjaro; climb kilimanjaro with kids; children on kilimanjaro; too old for kilimanjaro; oldest person kilimanjaro; kilimanjaro at 60',
  'before-you-go.answers.how-warm-the-sea-is':
    'sea temperature zanzibar; water temperature; is the ocean warm; indian ocean temperature diani; wetsuit; rough sea months; swim in august zanzibar; windy season',
  'before-you-go.answers.dolphins':
    'swim with dolphins; kizimkazi dolphin tour; dolphin boat trip; see dolphins zanzibar',
  'before-you-go.answers.calls-by-whatsapp-in-dubai':
    'whatsapp dubai; voip blocked uae; facetime dubai; skype dubai; video call dubai; vpn dubai; call home from dubai',
  'about.approach.steps.we-drive.text': 'local guides who know the road; office monitors weather and roads',
  'about.approach.steps.we-listen.text':
    'how do you plan a trip; tell you about health and diets; what should i tell you',
  'about.approach.steps.we-plan.text': 'travel advice on route; how often can i change the plan; planning service',
  'about.hero.intro':
    'company history; when was the company founded; how old is the company; since when in business; long in business; years in business; years of experience company; how experienced is the company; how big is the company; about your company; who are you',
  'about.story.1':
    'who founded the company; founder nyawira kihara; owner of the company; who owns the company; who runs the company; kenyan owned; locally owned; family business; owners; ceo',
  'about.story.4':
    'how much has been given to charity; what share of profit goes to communities; how do you define proceeds; jobs created',
  'about.values.points.authenticity.text':
    'authentic cultural visits; visit local homes; not staged for tourists; lunch with local family',
  'about.values.points.community-empowerment.text':
    'how are projects chosen; who runs the projects; community empowerment',
  'about.values.points.education-and-youth.text': 'train local guides; guide training young people; youth jobs',
  'about.values.points.sustainability.text':
    'sustainable safari company; eco friendly safari; responsible tourism; environmental policy; responsible travel company; respect for animals; engine off at sightings',
  'community-engagement.intro': 'community projects supported; can i visit a project; local charity projects',
  'community-engagement.next.text': 'drop in visit to school; volunteer at a project; which projects take volunteers',
  'community-engagement.projects.acacia-thread-womens-group.fullDescription.1':
    'womens savings circle loans; microfinance women',
  'community-engagement.projects.acacia-thread-womens-group.fullDescription.2':
    'buy beads from women; honey and tree nursery; support women artisans',
  'community-engagement.projects.acacia-thread-womens-group.fullDescription.3':
    'beading lesson; volunteer with womens group; learn beadwork; beading workshop',
  'community-engagement.projects.acacia-thread-womens-group.shortDescription':
    'womens cooperative; beadwork group nanyuki; women empowerment project',
  'community-engagement.projects.cedar-ridge-girls-school.fullDescription.1':
    'why girls leave school; girls education laikipia',
  'community-engagement.projects.cedar-ridge-girls-school.fullDescription.2':
    'bursaries for girls; sanitary pads for schoolgirls; sponsor a girl',
  'community-engagement.projects.cedar-ridge-girls-school.fullDescription.3':
    'visit girls school; give a talk to pupils; what does the girls school need; science room',
  'community-engagement.projects.cedar-ridge-girls-school.shortDescription':
    'girls boarding school; school for herding families',
  'community-engagement.projects.green-gate-childrens-home.fullDescription.1':
    'how does the childrens home work; reunite children with family; social worker children',
  'community-engagement.projects.green-gate-childrens-home.fullDescription.2':
    'what money for childrens home pays; school uniforms for orphans',
  'community-engagement.projects.green-gate-childrens-home.fullDescription.3':
    'visit orphanage; volunteer at orphanage; orphanage tourism; photos of orphans; donate to orphanage; volunteer with orphans',
  'community-engagement.projects.green-gate-childrens-home.shortDescription': 'childrens home nanyuki; orphans home',
  'community.contributions.intro': 'how much was given each year; donations by year; annual report donations',
  'community.impact.areas.conservation.text':
    'anti poaching scouts; beehive fences elephants; plant trees; conservation work supported; human wildlife conflict',
  'community.impact.areas.culture.text': 'preserve maasai culture; traditional songs and beads recorded',
  'community.impact.areas.education.text': 'school support desks books; bursaries education project; help schools',
  'community.impact.areas.tourism.text': 'community tourism; homestay pays host; ethical tourism',
  'community.impact.intro': 'impact figures; how many projects funded; total donated so far',
  'community.intro':
    'where does the 10 percent go; give back to local people; how do locals benefit; what percent goes to local people; percentage for communities; how much goes to local people; share for local communities; money stay in the country; local communities benefit; percent of price local; does my money help; money helps; how do i know my money helps; does tourism help; tourism benefits local people',
  'community.involved.intro': 'how can i help; get in touch about community work; want to support',
  'community.involved.notes.gifts': 'bring donations in suitcase; buy gifts in nanyuki; bring school books',
  'community.partners.intro': 'local partners; partner organisations; ngos you work with',
  'contact.address.hours': 'office time zone; when can i call; office hours kenya; daylight saving kenya',
  'contact.intro': 'contact form; email you; send a message; write to you; customer service',
  'contact.map.text':
    'where is nanyuki; office location; how to get to nanyuki; nairobi to nanyuki; directions to office; office address; fly to nanyuki',
  'donate.donate.intro': 'support a school; what do partners need; help rangers; want to donate',
  'donate.donate.options.corporate.points.agreement': 'report for corporate donors; written agreement company donation',
  'donate.donate.options.corporate.points.item': 'match employee giving; company sponsors an item',
  'donate.donate.options.corporate.text':
    'corporate donation; csr company sponsorship; business partner charity; sponsor as a company',
  'donate.donate.options.monthly.points.bursaries': 'what does a monthly gift pay for; sponsor a child school fees',
  'donate.donate.options.monthly.points.changes': 'stop monthly donation; cancel recurring gift; pause my donation',
  'donate.donate.options.monthly.points.letter': 'accounts for donors; yearly letter donors',
  'donate.donate.options.monthly.text': 'donate every month; recurring donation; regular giving; standing order',
  'donate.donate.options.note':
    'pay donation online; how to donate; donate by credit card; ways to give; bank details for donation',
  'donate.donate.options.once.points.choice':
    'choose where my donation goes; donate to a specific project; earmark donation',
  'donate.donate.options.once.points.receipt': 'donation receipt; proof of how gift was used',
  'donate.donate.options.once.text': 'single donation; one off gift; donate once; minimum donation',
  'donate.givingImpact.conservation.text':
    'donate to rangers; save rhinos donation; protect wildlife donate; hirola; scout pay and boots',
  'donate.givingImpact.development.text': 'donate for jobs; income projects hives; community development donation',
  'donate.givingImpact.education.text':
    'donate for education; who gets bursaries; school desks donation; water tank for school',
  'experiences.adventure.featured.rows.gorilla-trek.note': 'time with gorillas one hour; gorilla walk steep no path',
  'experiences.adventure.featured.rows.hells-gate-by-bicycle.note':
    'hells gate cycling; hells gate national park bike; gorge walk hells gate; hike in hells gate; walk in hells gate; leave the car hells gate',
  'experiences.adventure.featured.rows.white-water.note':
    'nile rapids safety kayaks; white water rafting uganda; grade 5 rapids',
  'experiences.adventure.hero.intro': 'adventure trips; active holiday africa; adventure travel',
  'experiences.adventure.story.lead': 'lava tower barranco; kilimanjaro day by day',
  'experiences.adventure.story.text':
    'pole pole pace kilimanjaro; what do i carry on kilimanjaro; guides turn people back; blood oxygen check climb; daypack kilimanjaro; how heavy is my daypack kilimanjaro; what do you carry on the climb',
  'experiences.dubai.hero.arrival': 'arrive in dubai; flights to dubai',
  'experiences.dubai.hero.intro': 'dubai when to go; best time dubai; best month dubai; dubai november to march',
  'experiences.dubai.highlights.intro':
    'flight time nairobi to dubai; how far is dubai from nairobi; nights needed in dubai; how long to stay in dubai',
  'experiences.dubai.highlights.points.architecture.text': 'al fahidi wind tower; old dubai; tallest building',
  'experiences.dubai.highlights.points.desert.text':
    'dubai desert conservation reserve; arabian oryx; dubai desert animals; desert safari dubai',
  'experiences.dubai.highlights.points.dining.text': 'what to eat in dubai; emirati food; restaurants dubai',
  'experiences.dubai.highlights.points.shopping.text':
    'gold souk; spice souk; shopping dubai; buy gold in dubai; saffron',
  'experiences.luxury.hero.intro': 'luxury safari; high end safari; five star safari; exclusive safari',
  'experiences.luxury.highlights.lines.2': 'fly instead of drive luxury; short flights',
  'experiences.luxury.highlights.lines.5': 'luxury tent bathroom; ensuite tent with deck',
  'experiences.luxury.reasons.points.conservancies-around-the-mara.text':
    'which mara conservancy; best conservancy in the mara; which conservancy when',
  'experiences.luxury.story.lead':
    'why is luxury safari expensive; is a luxury safari worth it; few vehicles at sighting luxury',
  'experiences.luxury.story.text.1': 'what do you get for more money; better guides luxury',
  'experiences.luxury.story.text.2': 'conservancy fee who gets it; is conservancy fee included; luxury safari price',
  'groups.intro':
    'group travel; large group safari; school trip; company retreat; club trip; corporate incentive; group of friends',
  'groups.sections.agents.paragraphs.1':
    'travel agent rates; net rates; agent commission; hold rooms for agent; trade rates; tour operator partner; b2b dmc',
  'groups.sections.agents.paragraphs.2': 'will you contact my clients; agent client ownership; white label',
  'groups.sections.ask.paragraphs.1': 'group enquiry; request for more than 20 people; group quote; group request form',
  'groups.sections.fourteen.points.1': 'rooms for a group of 14; rooming two sharing',
  'groups.sections.fourteen.points.2':
    'group leader free; free place; tour leader travels free; teacher goes free; organiser free place',
  'groups.sections.leader.paragraphs.1': 'who decides for the group; group organiser; group leader role',
  'groups.sections.leader.paragraphs.2': 'school group; teachers and pupils; students field trip; university group',
  'groups.sections.rooms.paragraphs.1':
    'single supplement group; rooming list; change room list; triple sharing group; share with a stranger to save',
  'groups.sections.rooms.paragraphs.2': 'camp too small for group; lodge for large group; hotel for 30 people',
  'groups.sections.size.paragraphs.1': 'price for 20 people; more than 20 people; maximum group size; big group price',
  'groups.sections.size.paragraphs.2': 'when should a group book; group dates; group on its own',
  'groups.sections.vehicles.paragraphs.1':
    'how many vehicles for a group; several cars group; bus for group; who rides with whom',
  'how-we-handle-reviews.intro': 'travelled with us meaning; review policy',
  'how-we-handle-reviews.sections.answers.paragraphs.1': 'reply to a review; company answers reviews',
  'how-we-handle-reviews.sections.checks.paragraphs.1':
    'are reviews checked; when does my review appear; fake reviews; review spam; review held back',
  'how-we-handle-reviews.sections.contact.paragraphs.1':
    'report a review; my review is missing; delete my review; remove review',
  'how-we-handle-reviews.sections.order.paragraphs.1':
    'how is the rating calculated; average stars; order of reviews; sort reviews',
  'how-we-handle-reviews.sections.removed.paragraphs.1':
    'are bad reviews deleted; negative reviews removed; reasons review removed',
  'how-we-handle-reviews.sections.who-writes.paragraphs.1':
    'write a review; leave a review; review without account; verified reviews; how do i know reviews are real; post a review; rate a trip',
  'how-we-handle-reviews.sections.who-writes.paragraphs.2': 'paid reviews; discount for review',
  'itineraries.why.points.guides.text':
    'experienced guides; how good are the guides; qualified guides; driver guide experience',
  'itineraries.why.points.personal.text':
    'can every trip be changed; personalised itinerary; private itinerary; own itinerary',
  'kenya.hero.arriving-in-kenya': 'arrive in kenya; flights to kenya; which airport kenya',
  'kenya.packages.budget-friendly-trips-in-kenya':
    'cheap safari kenya; budget safari kenya; affordable kenya; backpacker kenya; long weekend safari',
  'kenya.packages.community-cultural-trips-in-kenya':
    'cultural trip kenya; stay with maasai hosts; homestay kenya; meet the samburu people',
  'kenya.packages.luxury-trips-in-kenya': 'luxury safari kenya; private conservancy kenya; high end kenya',
  'kenya.places.amboseli':
    'amboseli national park; amboseli elephants; amboseli park fee; nairobi to amboseli; amboseli from nairobi by road',
  'kenya.places.eight-places-to-visit':
    'park fees kenya; are park fees included kenya; kws fees; entrance fees kenya; non resident park fee; conservation fees kenya; cost of park entry',
  'kenya.places.lake-nakuru':
    'lake nakuru rhinos; lake nakuru park fee; nairobi to nakuru; rothschild giraffe; white rhino nakuru',
  'kenya.places.maasai-mara':
    'masai mara; maasai mara park fee; nairobi to masai mara; how long flight to mara; mara entrance fee; drive to the mara; mara ticket hours',
  'kenya.places.mount-kenya':
    'mount kenya national park; mount kenya fee; nairobi to mount kenya; mount kenya height; where does mount kenya trek start',
  'kenya.places.ol-pejeta':
    'northern white rhino; last two rhinos najin fatu; ol pejeta conservancy fee; nairobi to ol pejeta; laikipia',
  'kenya.places.samburu':
    'samburu national reserve; samburu special five; grevys zebra; gerenuk reticulated giraffe; samburu park fee; nairobi to samburu; samburu worth the detour; is samburu worth it; samburu',
  'kenya.places.the-coast': 'lamu; coast kenya days; kenyan beach extension; swahili coast; dhow lamu; nairobi to lamu',
  'kenya.places.tsavo-east-and-west':
    'tsavo; tsavo national park; mzima springs; tsavo fee; nairobi to tsavo; tsavo lions',
  'kenya.season.best-time-to-visit-kenya':
    'best time kenya; when to visit kenya; best month kenya; when to go to masai mara',
  'kenya.season.dry-with-the-herds-from-july-in-kenya-june-to-october':
    'kenya in july august september; migration in the mara; kenya high season; kenya in june; kenya in october; how many wildebeest; weather kenya july; weather kenya august; weather kenya june; weather kenya september; weather kenya october',
  'kenya.season.hot-and-clear-in-kenya-january-to-february':
    'kenya in january; kenya in february; masai mara february; weather kenya january; weather kenya february',
  'kenya.season.the-long-rains-in-kenya-march-to-may':
    'kenya in april; kenya in may; kenya in march; masai mara april; weather kenya march; weather kenya april; weather kenya may',
  'kenya.season.the-short-rains-in-kenya-november-to-december':
    'kenya in november; kenya in december; masai mara november; weather kenya november; weather kenya december',
  'kenya.why.a-mountain-and-a-coast': 'mountain and beach kenya; trek and coast',
  'kenya.why.big-cats-all-year':
    'mara without migration; masai mara outside migration; lions masai mara; animals in the mara; mara worth it all year',
  'kenya.why.black-rhinos-on-the-increase':
    'black rhino kenya; how many black rhinos; where to see rhinos kenya; rhino numbers',
  'kenya.why.maasai-and-samburu-hosts': 'meet maasai people; samburu tribe; local tribes kenya; culture kenya',
  'kenya.why.why-visit-kenya': 'kenya highlights; what is kenya known for; reasons to go to kenya',
  'partners.elders-fire-cultural-circle.text':
    'maasai elders stories; learn about stars and plants; record elders songs',
  'partners.equator-homestay-circle.line': 'homestay nanyuki; stay with a farming family',
  'partners.equator-homestay-circle.text':
    'homestay price; who sets homestay price; sleep on a farm; breakfast with family homestay',
  'partners.grey-crane-wetland-watch.text': 'grey crowned crane; wetland cranes; see cranes kenya',
  'partners.seven-hills-community-conservancy.text':
    'community conservancy scouts; walk with community scouts; herders and lions',
  'partners.wild-olive-primary-school.text':
    'primary school project; what does the primary school need; visit a school',
  'privacy.intro': 'how long do you keep data; personal data; gdpr privacy',
  'privacy.sections.on-your-device.paragraphs.1':
    'local storage; what does the site save in my browser; clear site data',
  'privacy.sections.what-we-do-not-do.points.1': 'cookies; tracking; sell my data; google analytics',
  'privacy.sections.what-we-do-not-do.points.2': 'card details stored; bank details on site',
  'privacy.sections.what-we-do-not-do.points.3': 'share a moment photo uploaded; pictures i add to site',
  'privacy.sections.what-we-do-not-do.points.4': 'third parties see my ip address; openstreetmap privacy',
  'privacy.sections.what-we-store.paragraphs.1': 'what information do you store; what data is collected',
  'privacy.sections.who-sees-it.paragraphs.1':
    'who sees my data; share data with camps airlines; passport details shared',
  'privacy.sections.who-we-are.paragraphs.1': 'data controller; kenya data protection act',
  'privacy.sections.why.paragraphs.1': 'why do you need my data; emergency contact details',
  'privacy.sections.why.paragraphs.2': 'unsubscribe; stop emails; review email after trip; newsletter',
  'privacy.sections.your-rights.points.1': 'copy of my data; access my data',
  'privacy.sections.your-rights.points.2': 'withdraw consent; object to use of data',
  'privacy.sections.your-rights.points.3': 'delete my data; correct my data; erase personal information',
  'privacy.sections.your-rights.points.4': 'data protection commissioner; complain about privacy; odpc',
  'tanzania.hero.arriving-in-tanzania': 'arrive in tanzania; flights to tanzania; which airport tanzania serengeti',
  'tanzania.packages.budget-friendly-trips-in-tanzania':
    'cheap safari tanzania; budget safari tanzania; camping safari tanzania; affordable serengeti',
  'tanzania.packages.community-cultural-trips-in-tanzania':
    'cultural trip tanzania; hadzabe; meet maasai tanzania; lake eyasi',
  'tanzania.packages.luxury-trips-in-tanzania':
    'luxury safari tanzania; mobile camps following herds; luxury serengeti; high end zanzibar',
  'tanzania.places.kilimanjaro':
    'kilimanjaro height; kilimanjaro park fee; uhuru peak; lemosho route days; arusha to moshi; rescue fee kilimanjaro; climb kilimanjaro',
  'tanzania.places.lake-manyara': 'lake manyara national park; manyara park fee; arusha to manyara',
  'tanzania.places.ngorongoro':
    'ngorongoro crater; crater fee vehicle; ngorongoro conservation area fee; arusha to ngorongoro; how big is the crater',
  'tanzania.places.serengeti':
    'serengeti national park; serengeti park fee; arusha to serengeti; fly to serengeti; size of serengeti; seronera; drive arusha to serengeti; how long drive arusha to serengeti',
  'tanzania.places.six-places-to-visit':
    'park fees tanzania; are park fees included tanzania; tanapa fees; entrance fees tanzania; parks northern circuit tanzania',
  'tanzania.places.tarangire':
    'tarangire national park; tarangire elephants baobab; tarangire park fee; arusha to tarangire; when to visit tarangire',
  'tanzania.places.zanzibar':
    'zanzibar things to do; stone town; fly arusha to zanzibar; bed tax zanzibar; zanzibar tourist tax; serengeti to zanzibar',
  'tanzania.season.best-time-to-visit-tanzania':
    'best time tanzania; when to visit tanzania; best month serengeti; best month tanzania; best time zanzibar; best time to climb kilimanjaro',
  'tanzania.season.calving-in-tanzania-january-to-february':
    'tanzania in january; tanzania in february; kilimanjaro in january; serengeti february; weather tanzania january; weather tanzania february',
  'tanzania.season.dry-season-in-tanzania-june-to-october':
    'tanzania in july august september; serengeti in june; serengeti october; tanzania in june; zanzibar in july; tanzania high season; weather tanzania july; weather tanzania august; weather tanzania june; weather tanzania september; weather tanzania october',
  'tanzania.season.the-long-rains-in-tanzania-march-to-may':
    'tanzania in april; tanzania in may; tanzania in march; serengeti april; weather tanzania march; weather tanzania april; weather tanzania may',
  'tanzania.season.the-short-rains-in-tanzania-november-to-december':
    'tanzania in november; tanzania in december; serengeti november; zanzibar in december; weather tanzania november; weather tanzania december',
  'tanzania.why.a-summit-you-reach-on-foot':
    'kilimanjaro without ropes; is kilimanjaro technical; kilimanjaro climbing experience',
  'tanzania.why.an-island-at-the-end': 'island after safari; zanzibar short flight',
  'tanzania.why.animals-on-the-crater-floor':
    'ngorongoro animals; rhino in ngorongoro crater; what animals live in the crater',
  'tanzania.why.why-visit-tanzania': 'reasons to go to tanzania; serengeti herds year round',
  'terms-of-service.intro': 'website terms; rules for using the site',
  'terms-of-service.sections.donations.paragraphs.1': 'donation form terms; is donation charged',
  'terms-of-service.sections.fair-use.points.2': 'scrape the site; copy by bot',
  'terms-of-service.sections.fair-use.points.3': 'copyright; reuse your photos and texts; link to your site; reprint',
  'terms-of-service.sections.law.paragraphs.1': 'liability; governing law; consumer rights; court jurisdiction',
  'terms-of-service.sections.prices.paragraphs.1':
    'are prices per person; from price meaning; per person sharing; park fees in the price; what is included in the price; taxes included; hidden fees; price includes permits; price per person or per couple; per couple; price for both of us; vat; tax included; price for two; per person or total; price basis; sharing meaning; pp; pps; park fees extra; do we pay park fees; are park fees included; park fees; are fees included; government taxes; conservation fees included; hidden costs in the price; permit included in price; entrance fees',
  'terms-of-service.sections.prices.paragraphs.2':
    'are driving times exact; no guarantee of animals; distances approximate',
  'terms-of-service.sections.protection.paragraphs.1':
    'bankruptcy; insolvency cover; airline goes bust; company goes bankrupt; supplier failure insurance; chargeback',
  'terms-of-service.sections.protection.paragraphs.2': 'atol abta protected; atol; abta; package travel regulations',
  'terms-of-service.sections.requests.paragraphs.1':
    'is a request binding; booking contract; when is a booking confirmed; commit to book; free quote no obligation',
  'terms-of-service.sections.requests.paragraphs.2':
    'pay on the website; somebody asked me for payment; phishing email payment; payment link scam',
  'terms-of-service.sections.reviews.paragraphs.1': 'review terms; name shown on review',
  'terms-of-service.sections.what-this-site-is.paragraphs.1':
    'need an account; create an account; sign up log in; is the site free',
  'terms.agreement.text': 'volunteer terms and conditions checkbox; accept volunteer agreement',
  'terms.intro': 'volunteer agreement; volunteer terms and conditions; volunteer contract',
  'terms.sections.code-of-conduct.points.1': 'volunteer dress code; volunteer behaviour respect',
  'terms.sections.code-of-conduct.points.2':
    'volunteer photos of children; child protection; safeguarding; alone with a child',
  'terms.sections.code-of-conduct.points.3': 'volunteer blog photos; publish about host; volunteer social media',
  'terms.sections.code-of-conduct.points.4': 'volunteer alcohol; volunteer drugs',
  'terms.sections.code-of-conduct.points.5': 'volunteer harassment; volunteer relationships',
  'terms.sections.commitment.paragraphs.1': 'volunteer change dates; volunteer commitment',
  'terms.sections.commitment.paragraphs.2':
    'volunteer support coordinator; briefing volunteers; what you promise volunteers',
  'terms.sections.contact.paragraphs.1': 'contact volunteer coordinator; questions about volunteering',
  'terms.sections.financial-terms.paragraphs.1': 'volunteer fee refund; programme fee non refundable; volunteer cancel',
  'terms.sections.financial-terms.paragraphs.2':
    'are volunteers paid; volunteer costs; volunteer accommodation and meals; volunteer flights; stipend; free volunteering',
  'terms.sections.health-and-safety.paragraphs.1':
    'volunteer insurance; volunteer vaccinations; volunteer health; volunteer allergy',
  'terms.sections.health-and-safety.paragraphs.2':
    'is volunteering safe; volunteer falls ill; volunteer hospital; volunteer accident cost',
  'terms.sections.privacy.paragraphs.1': 'volunteer application data; who sees my application',
  'terms.sections.privacy.paragraphs.2': 'volunteer confidentiality; patient secrecy',
  'terms.sections.program-overview.paragraphs.1':
    'where are volunteers placed; volunteer placements; do volunteers replace local staff',
  'terms.sections.program-overview.paragraphs.2':
    'volunteer working hours; volunteer tasks outline; volunteer where do i sleep; volunteer schedule',
  'terms.sections.responsibilities.points.2': 'volunteer briefing attendance; volunteer hours',
  'terms.sections.responsibilities.points.4':
    'volunteer visa; volunteer work permit; special pass kenya volunteer; volunteer passport',
  'terms.sections.responsibilities.points.5': 'volunteer report accident; volunteer problem',
  'terms.sections.termination.paragraphs.1': 'leave volunteering early; end placement early; volunteer sent home',
  'terms.sections.termination.paragraphs.2': 'cost of leaving placement early; quit volunteering refund',
  'uganda.hero.arriving-in-uganda':
    'arrive in uganda; flights to uganda; which airport uganda; visa at entebbe airport; uganda visa on arrival; arrive at entebbe',
  'uganda.packages.budget-friendly-trips-in-uganda':
    'cheap gorilla trip; budget uganda; affordable gorilla trekking; budget gorilla trek',
  'uganda.packages.community-cultural-trips-in-uganda':
    'cultural trip uganda; bigodi community walk; meet local people uganda',
  'uganda.packages.luxury-trips-in-uganda': 'luxury gorilla trip; luxury uganda; fly to bwindi luxury',
  'uganda.places.bwindi':
    'bwindi impenetrable forest; entebbe to bwindi; fly to bwindi; kihihi kisoro flight; price of gorilla permit uganda; how much is gorilla trekking; gorilla trekking; kampala to bwindi; gorilla trekking cost; gorilla cost; price gorilla trekking; how much is a gorilla permit; gorilla permit cost; gorilla trek price; what do gorillas cost',
  'uganda.places.crater-lakes':
    'fort portal; crater lakes uganda; tea plantations; entebbe to fort portal; crater lakes worth visiting; are the crater lakes worth it; crater lakes',
  'uganda.places.jinja': 'source of the nile; jinja uganda; entebbe to jinja; nile rafting; kampala to jinja',
  'uganda.places.kibale':
    'kibale forest; chimpanzee trekking; chimpanzee permit price; bigodi swamp; entebbe to kibale; chimp tracking; chimp permit; how much is a chimp permit; chimp permit cost; chimpanzee trekking cost',
  'uganda.places.mgahinga':
    'mgahinga gorilla; golden monkeys; virunga volcanoes; volcano hike uganda; golden monkey tracking',
  'uganda.places.murchison-falls':
    'murchison falls national park; murchison boat; entebbe to murchison; murchison park fee; kampala to murchison',
  'uganda.places.queen-elizabeth':
    'queen elizabeth national park; kazinga channel boat; tree climbing lions; ishasha; entebbe to queen elizabeth',
  'uganda.places.seven-places-to-visit':
    'park fees uganda; uwa tariff; permit prices uganda; are permits included uganda; entrance fees uganda',
  'uganda.season.best-time-to-visit-uganda':
    'best time uganda; best time gorilla trekking; when to see gorillas; best month uganda; gorillas all year',
  'uganda.season.drier-in-uganda-january-to-february':
    'uganda in january; uganda in february; gorilla trek february; weather uganda january; weather uganda february',
  'uganda.season.first-rains-in-uganda-march-to-may':
    'uganda in april; uganda in may; uganda in march; gorilla trekking in april; gorilla low season cheaper lodges; weather uganda april; weather uganda may; weather uganda march; cheapest month for gorillas; cheap gorilla permits; gorillas in low season',
  'uganda.season.second-rains-dry-by-christmas-in-uganda-september-to-december':
    'uganda in october; uganda in november; uganda in september; uganda in december; gorillas at christmas; weather uganda october; weather uganda september; weather uganda november; weather uganda december',
  'uganda.season.the-dry-season-in-uganda-june-to-august':
    'uganda in july; uganda in june; uganda in august; gorilla trek july; uganda high season; weather uganda july; weather uganda june; weather uganda august',
  'uganda.why.an-hour-with-the-gorillas':
    'how long with gorillas; how many people per gorilla group; how close to gorillas; distance to gorillas; rules with gorillas; seven metres; gorilla visit rules; closer than 7 metres; touch a gorilla; how near to the gorillas; touch gorillas; gorilla distance',
  'uganda.why.queen-elizabeth-by-car-and-by-boat': 'birds uganda; lions in trees; boat among hippos',
  'uganda.why.the-nile-at-jinja-and-murchison': 'waterfall uganda; top of the falls; nile uganda',
  'uganda.why.thirteen-primates-in-one-forest':
    'how many chimpanzees; primates kibale; red colobus monkeys; types of monkeys uganda',
  'uganda.why.why-visit-uganda':
    'reasons to go to uganda; how many mountain gorillas left; where do mountain gorillas live',
  'volunteers.before.text':
    'how to apply to volunteer; requirements volunteering; how soon do you reply volunteer; volunteer programme fee; volunteer qualifications; volunteer cost',
  'volunteers.intro': 'volunteering in africa; volunteer abroad kenya; volunteer opportunities; gap year; voluntourism',
  'volunteers.programmes.intro':
    'choose a volunteer programme; two volunteer programmes; list of volunteer jobs; apply as volunteer',
  'volunteers.reasons.points.a-person-looks-after-you.text':
    'who looks after volunteers; halima volunteer coordinator; volunteer alone safe',
  'volunteers.reasons.points.the-work-goes-on-after-you.text': 'hand over volunteer work; lasting impact volunteer',
  'volunteers.reasons.points.the-work-is-needed.text':
    'is volunteering useful; when are volunteers needed; does volunteering do harm; ethical volunteering',
  'volunteers.reasons.points.you-learn-something-too.text': 'what do volunteers learn; learn swahili volunteer',
  'before-you-go.answers.the-way-from-the-maasai-mara-to-the-serengeti':
    'cross from mara to serengeti; drive mara to serengeti; flight mara to serengeti; migori tarime; sand river border; get from masai mara to serengeti; how far masai mara to serengeti',
  'before-you-go.answers.countries-we-do-not-travel-to':
    'botswana; okavango delta; south africa; kruger; kruger national park; cape town; garden route; namibia; etosha; sossusvlei; zambia; south luangwa; zimbabwe; victoria falls; malawi; mozambique; trips in rwanda; do you run trips in rwanda; rwanda safari; kigali trip; congo; virunga congo; ethiopia trips; egypt; pyramids; nile cruise; oman; abu dhabi; saudi arabia; morocco; madagascar; lemurs; mauritius; seychelles; maldives; southern africa; west africa; senegal; ghana; burundi; selous ruaha; mahale gombe',
  'before-you-go.answers.tailor-made-trips':
    'tailor made; tailored trip; trip just for us; make a trip for us; design our own trip; build an itinerary from scratch; plan a trip from the beginning; plan my trip; custom itinerary; bespoke safari; our own dates and pace; something not on the list; do you only have fixed itineraries',
  'before-you-go.answers.days-needed-for-gorillas':
    'gorillas in one day; gorilla day trip; day trip from kampala; gorillas from entebbe in a day; how many days for gorillas; how long for gorilla trip; gorilla trekking two days; short gorilla trip; weekend gorillas; gorillas in three days',
  'before-you-go.answers.family-holidays-in-dubai':
    'dubai with kids; dubai with children; dubai family holiday; dubai stopover with kids; things for kids in dubai; aquarium dubai; water park dubai; toddler in dubai; theme park dubai; desert with children',
  'before-you-go.answers.best-age-for-a-first-safari':
    'best age for safari; youngest age for safari; is 5 too young; safari with kids; families with different ages; safari with young children; are children allowed on safari; children on safari; child too young; small kids ok; kids safari age; preschool child; school age children; when are kids old enough; safari suitable for children; kids; children; family with kids',
  'before-you-go.answers.gift-vouchers':
    'gift voucher; gift card; gift certificate; voucher; give a trip as a present; safari as a gift; honeymoon registry; wedding gift list; wedding present; christmas present trip; buy a trip for somebody; surprise gift; trip as a birthday present',
  'before-you-go.answers.giving-your-place-to-somebody-else':
    'take my place; someone else go instead; transfer booking to another person; pass booking on to a friend; replace a traveller; swap a person; change person on the booking; my friend cannot come; one of us drops out; give my place to a friend; transfer my spot; substitute traveller; resell my booking; sister goes instead; cannot go anymore; replacement',
  'before-you-go.answers.jobs-and-internships':
    'jobs; internship; intern; vacancy; vacancies; career; careers; job as a driver; employment; send my cv; apply for a job; become a safari guide; apprenticeship; recruit; hiring guides; open positions; looking for a job; job at your company; want a job',
  'before-you-go.answers.journalists-bloggers-and-film-crews':
    'journalist; press trip; press; media; influencer; influencer collaboration; blogger; free stay for content; youtube channel; instagram; film crew; filming permit; documentary; travel writer; magazine article; interview; collaboration; sponsored trip; tiktok; fam trip; brand ambassador; affiliate',
  'before-you-go.answers.reviews-here-and-elsewhere':
    'tripadvisor; trip advisor; google reviews; trustpilot; safaribookings; what do other travellers say; reviews of your company; testimonials; where can i read reviews; customer feedback; reviews; ratings; good reviews; feedback from guests; are your reviews real',
  'before-you-go.answers.brochures':
    'brochure; catalogue; catalog; pdf; print the itinerary; download itinerary; send me a brochure; leaflet; printed information; send information by post; share the trip with friends',
  'before-you-go.answers.customs-alcohol-tobacco-and-cash':
    'customs; duty free; duty free allowance; customs allowance; how much alcohol can i bring; bring wine; bring whisky into kenya; bring liquor; bottle of spirits; take alcohol into the country; cigarettes allowance; how many cigarettes; tobacco allowance; declare cash; how much cash can i bring into the country; bring alcohol to dubai; duty free gin; import limits; customs declaration; carry cash limit',
  'before-you-go.answers.food-in-your-luggage':
    'bring food; bring snacks; snacks from home; meat or cheese; bring cheese; biltong jerky; bring fruit; food through customs; food in suitcase; cereal bars; chocolate in luggage; can i take food into kenya; take my own food; bring honey; bring seeds or plants; protein powder; bring tea bags',
  'before-you-go.answers.cameras-and-laptops-at-customs':
    'declare camera; declare my camera at customs; camera duty; camera equipment customs; laptop at customs; electronics customs; import camera gear; walkie talkie; tax on camera; bring laptop; gopro; professional camera permit',
  'before-you-go.answers.taking-souvenirs-home':
    'wooden mask; bring home a mask; bring carvings home; wood carvings home; take coffee home; bring tea and spices home; souvenirs on the plane; souvenirs customs at home; export souvenirs; ship souvenirs home; drum; bring home spear; bows and arrows souvenir; bring back gifts',
  'before-you-go.answers.what-drinks-and-meals-cost-on-the-way':
    'price of a beer; how much is a beer; beer price; cost of drinks; how much are drinks; price of wine; how much is dinner; price of a meal; lunch price; how much does food cost; restaurant prices; cost of water; cocktail price; is it expensive there; cost of living',
  'before-you-go.answers.pay-of-guides-and-porters':
    'how are guides paid; guide salary; guide wages; staff wages; fair pay; do guides earn enough; are porters paid well; fair trade; working conditions; how much do guides earn; treat staff well; low season pay',
  'before-you-go.answers.rain-jacket-and-umbrella':
    'rain jacket; raincoat; rain coat; umbrella; poncho; waterproof jacket; waterproof trousers; rain gear; do i need a rain jacket; rubber boots; wellies; gore tex; rain cover',
  'before-you-go.answers.diabetes':
    'diabetic; diabetes; type 1 diabetes; insulin pump; insulin on kilimanjaro; diabetics on safari; blood sugar; insulin storage; glucose monitor; diabetics kilimanjaro; hypo snacks',
  'before-you-go.answers.ticks':
    'ticks; tick bite; tick fever; lyme disease; ticks in the grass; tick bite fever; leeches',
  'before-you-go.answers.which-vaccinations-are-needed':
    'which vaccines; which vaccinations; necessary vaccines; recommended vaccinations; what jabs; which shots; scared of needles; needle phobia; vaccines for africa; hepatitis; typhoid vaccine; vaccination list; when to get vaccinated; travel clinic; how many vaccinations; meningitis vaccine; mandatory vaccines; routine vaccines; which vaccine do i need for safari; vaccinate children; cost of vaccines; jabs; shots; vaccines required; immunizations; inoculation',
  'before-you-go.answers.which-animals-you-see':
    'which animals; what animals will we see; animals on safari; what wildlife will we see; how many animals; how close do animals come; how close to the animals; animals we can expect; wildlife on a first safari; will we see elephants; will we see lions; chance to see animals; see giraffes; zebra; buffalo; hyena; antelope; common animals; guaranteed to see animals; do we really see animals; list of animals',
  'before-you-go.answers.tigers-pangolins-and-other-rare-animals':
    'tigers; tiger; pangolin; pangolins; aardvark; honey badger; serval; caracal; bush baby; porcupine; kangaroo; bears; penguins; rare animals; black leopard; rarest animal; armadillo; otters; unusual animals; jaguar',
  'before-you-go.answers.rain-on-safari':
    'what happens if it rains; what if it rains; rain on safari; rain on game drive; raining all day; wet weather; rainy day; bad weather; game drive in the rain; is the safari cancelled if it rains; thunderstorm; storm; flood; flooded roads; muddy tracks; will rain ruin the safari; how long does it rain; heavy rain',
  'before-you-go.answers.hunting':
    'hunting; hunting safari; hunt; trophy hunting; shoot animals; do you offer hunting; game hunting; bow hunting; hunters',
  'before-you-go.answers.volunteering-with-animals':
    'volunteer with animals; volunteer with lions; volunteer with elephants; volunteer at elephant orphanage; volunteer wildlife; wildlife volunteering; work with animals; animal sanctuary volunteer; volunteer with cubs; volunteer rhino; feed baby elephants volunteer; lion breeding; teenager volunteer animals; vet student; veterinary volunteering; conservation volunteer; volunteer at a wildlife sanctuary',
  'before-you-go.answers.fishing':
    'fishing; deep sea fishing; fish in lake victoria; nile perch; go fishing; fly fishing; angling; marlin; fishing trip; fishing rod; sport fishing',
  'before-you-go.answers.kayaks-and-bungee-at-jinja':
    'bungee; bungee jump; bungy; kayak; kayaking; kayak jinja; bungee jinja; tubing on the nile; quad bike jinja; what to do in jinja; adrenaline activities; zip line; zipline; stand up paddle; skydive; skydiving; paragliding; abseiling',
  'before-you-go.answers.giraffe-manor-and-giraffe-centre':
    'giraffe manor; giraffe centre; giraffe center; book giraffe manor; feed giraffes; giraffe hotel; breakfast with giraffes; giraffes nairobi; kiss a giraffe',
  'before-you-go.answers.which-meals-and-drinks-are-included':
    'is lunch included; are meals included; meals included; breakfast included; dinner included; which meals; all inclusive; full board; half board; are drinks included; drinks extra; are drinks at the lodge extra; soft drinks included; drinks at the lodge; drinks included; packed lunch; lunch box; bed and breakfast; is alcohol included; is food included; do we pay for meals; is water included; snacks provided',
  'before-you-go.answers.what-children-eat':
    'kids menu; children menu; food for kids; picky eater; fussy child; what will my kids eat; kids meals; child does not eat; chicken nuggets; early dinner for children; fussy eater; snacks for kids; highchair',
  'before-you-go.answers.how-fit-you-must-be-for-kilimanjaro':
    'training for kilimanjaro; climb kilimanjaro without training; fitness for kilimanjaro; how fit for kilimanjaro; prepare for kilimanjaro; training plan kilimanjaro; train for kili; how hard is kilimanjaro; can a beginner climb kilimanjaro; hiking experience kilimanjaro; overweight kilimanjaro; is kilimanjaro difficult; kilimanjaro unfit; no hiking experience; hours walking per day kilimanjaro; kilimanjaro beginner',
  'before-you-go.answers.meru-rwenzori-and-other-mountains':
    'mount meru; climb meru; rwenzori; rwenzori trekking; ruwenzori mountains of the moon; margherita peak; mount elgon; ol doinyo lengai; mount longonot; sabyinyo; other mountains; virunga climb; nyiragongo; usambara hike; which mountains do you climb; simien mountains',
  'before-you-go.answers.whale-sharks-and-turtles':
    'whale sharks; whale shark; swim with whale sharks; mafia island; turtles; sea turtles; snorkel with turtles; turtle sanctuary; swim with turtles; turtle hatching; manta rays; sharks; are there sharks; humpback whales; whale watching; jellyfish',
  'before-you-go.answers.dune-bashing-and-quad-bikes':
    'dune bashing; dune drive; dune buggy; quad bike; quad biking; desert safari jeep; sandboarding; camel ride dubai; 4x4 in the dunes; desert drive car sick; atv; camel ride; ride a camel; dune bashing dubai',
  'before-you-go.answers.balloons-in-dubai': 'hot air balloon dubai; balloon dubai; balloon over desert',
  'before-you-go.answers.burj-khalifa-tickets':
    'burj khalifa; burj khalifa tickets; is burj khalifa included; burj khalifa entrance; top of burj khalifa; tower ticket; observation deck',
  'terms.sections.code-of-conduct.points.6': 'volunteer rules for wildlife; volunteer distance from animals',
  'before-you-go.answers.murchison-or-queen-elizabeth':
    'murchison or queen elizabeth; queen elizabeth vs murchison falls; which park in uganda; best park uganda; compare murchison falls and queen elizabeth; best wildlife park uganda',
  'before-you-go.answers.manyara-or-tarangire':
    'lake manyara or tarangire; tarangire vs manyara; skip manyara; is lake manyara worth it; compare tarangire manyara; is tarangire worth it',
  'before-you-go.answers.serengeti-or-ngorongoro':
    'serengeti vs ngorongoro; ngorongoro or serengeti; is ngorongoro worth it; ngorongoro crater worth; serengeti and ngorongoro both; best park tanzania; ngorongoro crater too busy',
  'before-you-go.answers.amboseli-or-the-maasai-mara':
    'amboseli or masai mara; amboseli vs mara; masai mara and amboseli; is amboseli worth it; is masai mara worth it; best park kenya; which park in kenya; where in kenya for first safari',
  'before-you-go.answers.ol-pejeta-or-lake-nakuru':
    'ol pejeta or nakuru; lake nakuru vs ol pejeta; is ol pejeta worth it; is lake nakuru worth it; rhinos nakuru or ol pejeta',
  'before-you-go.answers.zanzibar-or-diani':
    'zanzibar or diani; diani vs zanzibar; diani or zanzibar after safari; zanzibar or mombasa; beach in kenya or zanzibar; best beach after safari; is zanzibar worth it; lamu or zanzibar',
  'before-you-go.answers.gorillas-or-chimpanzees':
    'gorillas or chimps; gorillas or chimpanzees; gorilla vs chimp trekking; difference gorillas chimpanzees; both gorillas and chimps; gorillas and chimps in one trip; see gorillas and chimps; are chimps worth it',
  'before-you-go.answers.what-to-do-in-nanyuki':
    'nanyuki; things to do in nanyuki; is nanyuki worth a stop; equator line; canopy walk nanyuki; one day in nanyuki; ngare ndare; stay in nanyuki; equator',
  'before-you-go.answers.fear-of-heights':
    'fear of heights; afraid of heights; scared of heights; vertigo; canopy walk height; acrophobia; dizzy',
  'before-you-go.answers.comparing-offers':
    'price match; compare offers; compare quotes; cheaper offer elsewhere; found it cheaper; other company cheaper; competitors; why are you more expensive; quote comparison; better price; why book with you; choose an operator; why a local operator; local company or agency; book direct or agency',
  'before-you-go.answers.why-one-trip-costs-more-than-another':
    'why is one trip cheaper than another; why does this trip cost more; price difference between trips; why so expensive; what makes a trip expensive; difference luxury and budget; budget or luxury; mid range; what does a cheaper trip leave out; what affects the price; how to make it cheaper; reduce the price; save money on safari; within our budget; too expensive',
  'before-you-go.answers.paying-separately':
    'split the payment; pay separately; two families pay; split the bill; each pays for himself; pay for one person only; invoice; invoice for my employer; company invoice; tax invoice; friends pay their own share; somebody else pays for me; separate invoices; proof of payment',
  'before-you-go.answers.time-to-decide':
    'hold dates; hold my dates; hold rooms; keep the offer; how long is the offer valid; quote valid; time to think; provisional booking; option on rooms; reserve without paying; time to decide; free hold; pencil in',
  'before-you-go.answers.smallest-party':
    'minimum number of people; minimum group size; only two people; do you guarantee departure; guaranteed departures; trip for two people; enough people; is two enough; just me; what if not enough people book; smallest group; trip for one person',
  'before-you-go.answers.when-you-hear-from-us':
    'how long until you reply; how soon do you reply; response time; when will you answer; no answer from you; have not heard back; did you get my message; still waiting for a reply; email not received; confirmation email; how fast do you respond; no reply; enquiry reply; open on sunday; call on sunday; are you open at weekends; weekend; closed on sunday; sunday',
  'before-you-go.answers.airlines-to-east-africa':
    'airlines; which airlines fly to nairobi; airlines fly to entebbe; which airline; best airline to kenya; kenya airways klm; airlines to kenya; direct flight from london; direct flight from europe; flights from usa; flights from new york; flights from australia; flight price; how long is the flight; cheap flights; when to book flights; do you book flights; nonstop flights; how long is the flight from london; book international flights; international flights',
  'before-you-go.answers.flights-between-kenya-tanzania-and-uganda':
    'flights between countries; flight nairobi to zanzibar; flight from nairobi to entebbe; flight mombasa; bwindi to masai mara by plane; fly from uganda to kenya; fly from bwindi to the mara; internal flights; domestic flights; regional flights; connecting flights; precision air; flight from kilimanjaro to zanzibar; flight to zanzibar; fly to mombasa; entebbe to nairobi; flights within africa',
  'before-you-go.answers.seats-on-light-aircraft':
    'seats on the small plane; reserve seats on the plane; sit together on the plane; window seat on the plane; how many seats in the plane; toilet on the small plane; how big are the planes; how small are the planes; aircraft seats; reserved seats flight; bush plane toilet; arrive at wilson airport; check in for bush flight; how early for the small plane; how early at wilson airport; check in time for small plane; airstrip; food on the small plane',
  'before-you-go.answers.two-passports':
    'two passports; dual nationality; dual citizen; dual nationals; second passport; which passport to use; dual national; kenyan passport and british',
  'before-you-go.answers.pets':
    'dog; bring my dog; pets; travel with a dog; guide dog; assistance dog; service dog; dog friendly; dogs allowed; pet friendly',
  'before-you-go.answers.comfort-on-the-long-flight':
    'wear on the plane; what to wear on the flight; long flight; compression socks; long haul; flight socks; economy legroom; hand luggage essentials; carry on what to pack; tips for long flight; thrombosis; blood clots; sleep on the plane',
  'before-you-go.answers.small-bag-for-the-day':
    'daypack; day pack; size of daypack; day bag; small backpack; backpack for game drives; rucksack; bag for camera and water; handbag; waterproof bag; dry bag',
  'before-you-go.answers.walking-poles':
    'walking poles; trekking poles; hiking poles; do i need walking poles; walking sticks; hiking stick; poles for gorillas; need poles; walking stick',
  'before-you-go.answers.instruments-surfboards-and-sports-gear':
    'guitar; bring a guitar; surfboard; surf board; golf; golf clubs; kite gear; musical instrument; skateboard; sports equipment; bike box; oversized luggage; tennis',
  'before-you-go.answers.blisters-and-feet':
    'blisters; foot care; feet; sore feet; socks; hiking socks; toenails; new boots; break in boots; blister plasters; wet boots; gaiters kilimanjaro',
  'before-you-go.answers.seasickness-on-boats':
    'seasick; sea sick; sea sickness; seasickness; boat motion; rough sea; seasick on the boat; is the boat rocky; boat trip rough; dramamine; seasick tablets; rough water',
  'before-you-go.answers.stars-at-night':
    'stars; stargazing; star gazing; milky way; moon; full moon; new moon; southern cross; astronomy; telescope; night sky; moon phase; can you see the stars; astrophotography; night photography',
  'before-you-go.answers.snow-on-kilimanjaro':
    'snow on kilimanjaro; glaciers; glacier; see kilimanjaro from amboseli; is there snow; when can you see kilimanjaro; snow; is kilimanjaro covered in cloud; kilimanjaro view; ice on kilimanjaro; view of kilimanjaro',
  'before-you-go.answers.breakdowns-and-punctures':
    'breakdown; car breaks down; vehicle breaks down; puncture; flat tyre; flat tire; stuck in the mud; spare wheel; spare vehicles; spare tyre; replacement car; mechanical problems; get stuck; engine failure; backup vehicle; towed',
  'before-you-go.answers.speed-and-driving-style':
    'drive safely; do drivers drive safely; speed limit; driver too fast; speeding; careful driver; tired driver; driving style; driver drives fast; driving safety; drunk driver; how safe is the driving; crash; accident rate',
  'before-you-go.answers.what-is-in-the-car':
    'fridge in the car; fridge in the jeep; what is in the car; cool box; equipment of the vehicle; how old are the vehicles; condition of the vehicles; new vehicles; maintained vehicles; radio in the car; binoculars in the car; wifi in the car; drinks in the car; water in the car; are the cars comfortable; vehicles; state of the vehicles',
  'before-you-go.answers.religion-and-church-services':
    'religion; what religion; church; church service; attend church; christian; muslim country; islam; hijab; headscarf; wear a hijab; hindu temple; synagogue; sunday mass; mass; catholic; pray; spiritual',
  'before-you-go.answers.tattoos-and-piercings':
    'tattoos; tattoo; cover tattoos; piercing; piercings; nose ring; dyed hair; henna; long hair men; earrings',
  'before-you-go.answers.gifts-for-your-guide':
    'gift for our guide; gifts for guides; what gifts for our guide; present for the driver; bring something for the guide; thank you gift; gift for camp staff; gift for porters; donate boots to porters; gift for host family; present for hosts',
  'before-you-go.answers.how-maasai-and-samburu-live-today':
    'how do maasai live; do maasai really live like that; maasai today; are maasai real; maasai life; samburu people life; do maasai have phones; authentic maasai; how do people live; maasai culture; nomads; maasai warriors; polygamy; why do maasai jump',
  'before-you-go.answers.wild-gorillas-and-their-families':
    'are the gorillas wild; gorilla zoo; gorilla family size; how big is a gorilla group; gorillas in a group; how many gorillas in a family; silverback; baby gorillas; are gorillas tame; are gorillas dangerous; gorilla attack; habituated gorillas; do gorillas bite; gorilla charge; gorilla behaviour',
  'before-you-go.answers.safety-at-bwindi':
    'is bwindi safe; safety bwindi; congo border; near congo border; rebels; adf attacks; is gorilla trekking safe; soldiers at bwindi; kisoro safe; is queen elizabeth safe; security gorilla trekking; m23; is western uganda safe',
  'before-you-go.answers.ground-floor-view-and-room-service':
    'ground floor; ground floor room; lift; elevator; room service; room with a view; waterhole; room near the restaurant; breakfast in the room; elephants from the room; animals from the room; view from the tent; rooms next to each other; tent near reception; stairs in lodge; balcony; river view; private plunge pool; best room; request a room; room requests; tent away from others; how far apart are the tents; quiet tent; privacy; honeymoon tent; secluded tent; far from other guests; quiet room',
  'before-you-go.answers.shops-and-supermarkets-on-the-way':
    'supermarket; shops on the way; forgot to pack something; buy it there; shop in camp; buy sunscreen at the lodge; buy batteries; shopping before safari; what can i buy there; shopping mall nairobi; forgot something; do they sell sunscreen; gift shop; buy toothpaste; grocery',
  'before-you-go.answers.keeping-children-safe-in-camp':
    'keep kids safe; kids safe around animals; are kids safe in camp; safe for children; is safari safe for kids; children running around; dangerous for children; safe for toddlers; children and wild animals; child safety; safe with small children',
  'before-you-go.answers.chance-of-seeing-a-kill':
    'see lions hunting; lions hunting; see a kill; chance of a kill; predators hunting; cheetah hunt; lion kill; watch a hunt; see a hunt; lions kill; will we see a kill; best time to see lions',
  'before-you-go.answers.cooking-and-eating-with-a-family':
    'cook with a local family; cooking class; cooking lesson; eat with a family; dinner with locals; lunch with a family; learn to cook; home cooked meal; meet locals; meet local people',
  'before-you-go.answers.photographing-gorillas':
    'gorilla photos; photograph gorillas; gorilla photography; camera for gorillas; lens for gorillas; tips for gorilla photos; camera settings gorillas; phone photos of gorillas; video gorillas',
  'before-you-go.answers.food-on-kilimanjaro':
    'food on kilimanjaro; meals on kilimanjaro; vegetarian on kilimanjaro; what do you eat on kilimanjaro; snacks for kilimanjaro; water on kilimanjaro; cook on kilimanjaro; vegetarian food on the climb; drinking water on the mountain; hungry on the climb',
  'before-you-go.answers.summit-night-on-kilimanjaro':
    'summit night; summit night hours; how long is summit night; summit day; summit day hours; when do you start for the summit; midnight start; last climb to the top; hardest day kilimanjaro; stella point; gilmans point; reach the summit time; what time do we reach the summit; summit at sunrise; when are you on the top; sunrise on kilimanjaro',
  'before-you-go.answers.turning-back-on-a-climb':
    'quit the climb; turn back; give up on the climb; go down early; abandon the climb; stop half way; cannot reach the summit; what if i cannot make it; refund if i do not summit; slower than the group; too slow; quit half way',
  'before-you-go.answers.dangers-of-a-climb':
    'is mount kenya dangerous; is kilimanjaro dangerous; deaths on kilimanjaro; how dangerous is kilimanjaro; risk of climbing; fatalities; danger on the mountain; die on kilimanjaro; is the climb safe; is kilimanjaro safe; rockfall; lightning; is mount kenya safe',
  'before-you-go.answers.children-on-mount-kenya':
    'mount kenya with children; mount kenya with kids; mount kenya minimum age; point lenana with kids; point lenana with children; age for mount kenya; teenager mount kenya; family hike mount kenya',
  'before-you-go.answers.outings-on-zanzibar':
    'prison island; jozani; jozani monkeys; jozani forest; red colobus zanzibar; giant tortoises; spice farm; spice tour; excursions zanzibar; day trips zanzibar; dhow cruise; sunset dhow; what to do on zanzibar; safari blue; sandbank picnic; tortoises; nakupenda; freddie mercury',
  'before-you-go.answers.taxis-on-zanzibar':
    'taxi zanzibar; zanzibar taxi prices; getting around zanzibar; dala dala; transport on zanzibar; taxi stone town to nungwi; zanzibar airport to nungwi; bus zanzibar; rent a car zanzibar; zanzibar airport transfer; how long stone town to beach',
  'before-you-go.answers.safety-in-dubai':
    'is dubai safe; dubai safe for women; crime dubai; single woman dubai; dubai at night safe; dubai safe for single women; theft dubai; safe in dubai; solo woman dubai',
  'before-you-go.answers.if-your-card-is-refused':
    'card declined; card refused; my card was declined; card blocked; bank blocks card; card does not work; payment failed; payment declined; card swallowed by atm; lost my card; card stolen; fraud alert bank',
  'before-you-go.answers.visiting-the-batwa':
    'batwa; visit the batwa; is it ethical to visit the batwa; pygmies; batwa experience; batwa trail; forest people; batwa village',
  'before-you-go.answers.police-checks-and-bribes':
    'bribes; bribe; police checks; corruption; police stop; roadblocks; checkpoints; corrupt officials; fine by police; pay the police; police on the road',
  'before-you-go.answers.what-climbing-kilimanjaro-costs':
    'kilimanjaro cost; kilimanjaro price; how much to climb kilimanjaro; cheap kilimanjaro climb; why is kilimanjaro expensive; kilimanjaro budget climb; kilimanjaro total cost; kili climb price',
  'before-you-go.answers.arusha-or-moshi':
    'arusha or moshi; moshi vs arusha; stay in arusha; stay in moshi; what to do in arusha; moshi; arusha; night in arusha',
}
