// What travellers type when they look for a passage, by its key (lib/answers). A semicolon divides wordings; each is read by itself.
export const asked: Record<string, string> = {
  'before-you-go.countries.Dubai': 'is dubai worth a visit',
  'before-you-go.countries.Kenya': 'kenya good for first safari; safari kenya beginners',
  'before-you-go.countries.Tanzania': 'why choose tanzania; tanzania highlights; what is tanzania known for',
  'before-you-go.countries.Uganda':
    'why choose uganda; uganda highlights; uganda for hikers; uganda gorillas and chimps',
  'before-you-go.electricity.Dubai': 'adapter dubai; dubai sockets voltage; uae power outlet',
  'before-you-go.electricity.Kenya': 'adapter kenya; kenya sockets voltage; kenya power outlet',
  'before-you-go.electricity.Tanzania':
    'adapter zanzibar; adaptor tanzania; tanzania sockets voltage; tanzania power outlet',
  'before-you-go.electricity.Uganda': 'adapter uganda; uganda sockets voltage; uganda power outlet',
  'before-you-go.insurance.Tanzania':
    'zanzibar insurance; mandatory zanzibar insurance; zic insurance; insurance fee tanzania; zanzibar inbound insurance; insurance to enter zanzibar',
  'before-you-go.malaria.Dubai': 'mosquitoes in dubai; malaria tablets dubai; malaria uae emirates',
  'before-you-go.malaria.Kenya':
    'malaria masai mara; malaria pills for kenya; malaria nairobi; malaria mombasa; malaria amboseli; malaria tablets for kenya',
  'before-you-go.malaria.Tanzania':
    'malaria zanzibar; malaria serengeti; malaria arusha ngorongoro; malaria tablets for tanzania',
  'before-you-go.malaria.Uganda':
    'malaria bwindi; malaria pills for uganda; malaria entebbe kampala; malaria tablets for uganda',
  'before-you-go.money.Dubai': 'currency dubai; dirham aed; credit card dubai; cash in dubai; dirham exchange rate',
  'before-you-go.money.Kenya':
    'currency kenya; kes kenyan money; credit card kenya; cash in kenya; visa mastercard kenya; cards accepted kenya; debit card kenya',
  'before-you-go.money.Tanzania':
    'currency tanzania; tzs tanzanian money; credit card tanzania; cash in zanzibar; cards accepted zanzibar; cash for tanzania; debit card tanzania; card in tanzania',
  'before-you-go.money.Uganda':
    'currency uganda; ugx ugandan money; credit card uganda; cash in uganda; cards accepted uganda; debit card uganda',
  'before-you-go.pack.a-fleece-and-a-windproof-jacket-for-drives-at-dawn':
    'packing list; fleece jacket; windbreaker; warm jacket for the game drive; fleece for cold mornings',
  'before-you-go.pack.a-hat-sunscreen-and-sunglasses': 'sun hat; sunglasses; wide brimmed hat',
  'before-you-go.pack.a-head-torch-and-a-power-bank-for-nights-without-a-socket':
    'headlamp; flashlight; portable charger; headtorch',
  'before-you-go.pack.a-warm-layer-for-the-desert-night':
    'desert night cold; jacket for desert camp; dubai desert warm clothes',
  'before-you-go.pack.closed-shoes-for-the-dunes': 'shoes for dunes; shoes desert safari dubai; footwear desert',
  'before-you-go.pack.clothes-in-tan-or-olive-dark-blue-and-black-attract-tsetse-flies':
    'what colors to wear on safari; neutral colours; safari clothes colours; why not black or blue; avoid bright colours; white clothes; beige clothes; leopard print; animal print; white trousers; red clothes; bright clothes; which colours to wear on safari; blue and black clothes; colours to avoid on safari',
  'before-you-go.pack.for-the-gorillas-a-mask-for-nose-and-mouth':
    'gorilla mask; face mask gorillas; n95 or surgical mask gorillas',
  'before-you-go.pack.swimwear-for-hotel-and-beach':
    'swimsuit; bathing suit; swimming costume; bikini; swim trunks; bring swimming things',
  'before-you-go.sections.ask.paragraphs.1': 'question not answered; speak to somebody',
  'before-you-go.sections.children.paragraphs.1':
    'children discount; car seats; baby cot crib; booster seat; do children go free; child discount under 5; family safari price; price for children; child price on safari; car seat for a toddler; cot for a baby; child seat in the land cruiser; are children half price',
  'before-you-go.sections.children.paragraphs.2':
    'age limit children; minimum age gorilla trekking kids; how old for chimpanzee trekking; minimum age for gorillas; minimum age for chimpanzees; chimpanzees at 12 years old',
  'before-you-go.sections.driving-hours.paragraphs.1':
    'maasai mara to amboseli; km per day; how far between parks; hours in the car per day; how long do we sit in the car; drive from the mara to amboseli; how long is the drive on a day',
  'before-you-go.sections.driving-hours.paragraphs.2':
    'trips with short drives; less driving; avoid long drives; trip with little driving; trip with the shortest drives; trips without long drives',
  'before-you-go.sections.electricity.paragraphs.1':
    'power outlets in tent; charge devices at lodge; which adapter to bring; plug sockets; universal adapter; which adapter should i buy; charge ipad at camp; charge camera at camp; charging in camp; electricity; sockets in the room; power bank at camp; power in camp; charging phones in camp; sockets in camp; generator or solar power at camp; charge my phone; converter for an american plug',
  'before-you-go.sections.electricity.paragraphs.2':
    'wifi; internet in camp; phone reception in the park; stay in touch with family; passport for sim; does my phone work; signal in the parks; 4g; starlink; wi-fi; wifi password; mobile coverage; free internet; coverage on mount kenya; cell service; wifi in camp; wifi for teenagers; phone network; does my phone work on safari; mobile signal in the parks; whatsapp from camp',
  'before-you-go.sections.flights.paragraphs.1':
    'flights included; international airfare; fly into nairobi or kilimanjaro; direct flights to nairobi; flight home how early; how early at the airport',
  'before-you-go.sections.food.paragraphs.1':
    'dietary requirements; special diet; celiac coeliac; food restrictions; diet requests; low carb keto; celiac disease; coeliac disease; celiac food; gluten; gluten intolerance; special food; lactose free; celiac on safari; coeliac food',
  'before-you-go.sections.food.paragraphs.2':
    'is tap water safe; bottled water; brush teeth with tap water; drinking water; water purification tablets',
  'before-you-go.sections.gorillas.paragraphs.1':
    'how long is the gorilla trek; hours walking to gorillas; steep terrain bwindi; walking stick pole gorilla; gorillas with a bad knee; gorilla trek with bad knees; see gorillas at 62 with a bad knee',
  'before-you-go.sections.gorillas.paragraphs.2':
    'hire a porter bwindi; should i take a porter; porter cost gorilla; carry my bag gorilla trek',
  'before-you-go.sections.gorillas.paragraphs.3':
    'sedan chair gorillas; carried to the gorillas; gorilla trek disabled; gorilla trek cannot walk; stretcher helicopter bwindi; gorilla trek elderly; carriers cost; gorilla trek wheelchair',
  'before-you-go.sections.gorillas.paragraphs.4':
    'gorilla trek age limit; sick on gorilla day; gorilla trek with a cold; cough gorilla; gorilla permit refund illness; turned away gorilla fever; gorilla trekking 14 year old; teenager gorilla; are kids allowed to see gorillas; gorillas with children; daughter turns 15 gorillas; cough on the gorilla morning; can i see gorillas with a cold; what do younger children do while we see the gorillas',
  'before-you-go.sections.insurance.paragraphs.1':
    'is insurance included; evacuation insurance; amref flying doctors cover; medical cover; cancellation cover; health insurance; insurance abroad; credit card insurance; hospital insurance; buy insurance; insurance cost; repatriation',
  'before-you-go.sections.insurance.paragraphs.2':
    'high altitude insurance; trekking insurance 6000 m; mountain rescue cover; who pays for rescue; helicopter evacuation; helicopter rescue; rescue kilimanjaro',
  'before-you-go.sections.luggage.paragraphs.1':
    'baggage limit; luggage weight safari flight; bag size; safarilink airkenya baggage; 33 pounds; duffel bag; bush plane luggage; small plane luggage; how many kilos; how many bags; is 15 kg enough; checked bag; 15kg; how strict is the weight limit; luggage weighed; overweight bag; luggage on the bush plane; why a duffel bag; does the camera bag count',
  'before-you-go.sections.malaria.paragraphs.1':
    'malaria altitude; when do malaria mosquitoes bite; malaria risk; mosquitoes at night; malaria at ngorongoro; malaria on the ngorongoro rim',
  'before-you-go.sections.malaria.paragraphs.2': 'malaria dose child weight; malaria toddler; kids malaria pills',
  'before-you-go.sections.malaria.paragraphs.3':
    'malaria symptoms; fever after safari; fever when back home; malaria prevention; finish malaria tablets; protect against malaria; how long after trip take tablets',
  'before-you-go.sections.money.paragraphs.1':
    'extra expenses; spending money; out of pocket costs; what is not included in the trip',
  'before-you-go.sections.older-travellers.paragraphs.1':
    'safari for seniors; too old for safari; upper age limit; 70 years old; 80 year old; elderly parents; bad back; bad knees; retired couple; arthritis; hip replacement; elderly; too strenuous for older people; 75 year old mother; 78 with a bad hip; safari at 75; elderly parents on safari; mara with my parents',
  'before-you-go.sections.older-travellers.paragraphs.2':
    'wheelchair; disabled traveller; accessible safari; limited mobility; mobility scooter; walking frame crutches; rollator; amputee; prosthesis; mobility problems; cannot walk far; multiple sclerosis; parkinson',
  'before-you-go.sections.photographs.paragraphs.1':
    'drone; drones allowed in kenya; dji mini; flash photography; photograph people; flash gorillas',
  'before-you-go.sections.safety.paragraphs.1': 'government travel advice; foreign office advice; embassy registration',
  'before-you-go.sections.safety.paragraphs.2':
    'walk around camp at night; escort after dark; 24 hour support; who helps if something goes wrong',
  'before-you-go.sections.tips.paragraphs.1': 'gratuities; are tips included; is tipping mandatory; tip by card',
  'before-you-go.sections.vaccinations.paragraphs.1':
    'yellow fever certificate; yellow card; how long is yellow fever valid; is yellow fever mandatory; yellow fever between kenya and tanzania; 10 days before yellow fever',
  'before-you-go.sections.vaccinations.paragraphs.2':
    'yellow fever over 60; yellow fever exemption; medical waiver yellow fever; yellow fever immunosuppressed; egg allergy vaccine; yellow fever elderly; yellow fever vaccine breastfeeding; yellow fever vaccination at 65; yellow fever vaccine over 60',
  'before-you-go.sections.visas.paragraphs.1':
    'fake visa website; official evisa site; is visa included; evisa; visa fee; visas for children; visa for british citizens; visa for americans; visa for australians; visa for canadians; visa for indians; visa for germans; visa online; fake visa site; visa for a british or us passport; apply for a visa online',
  'before-you-go.sections.visas.paragraphs.2':
    'multiple entry visa; which visa for two countries; crossing border twice visa; cross border more than once; indian passport visa; double entry',
  'before-you-go.sections.which-country.paragraphs.1':
    'best african safari destination; which country would you pick; where to go for a first safari; which country',
  'before-you-go.tips.Dubai': 'service charge restaurant dubai; gratuity dubai; tip desert guide',
  'before-you-go.tips.Kenya': 'how much tip masai mara; gratuity kenya; tip for 7 days; tip driver kenya',
  'before-you-go.tips.Tanzania':
    'kilimanjaro tips; gratuity tanzania; tip safari guide serengeti; how much tip kili crew; how much are porters tipped; total tips kilimanjaro; tip on zanzibar; tipping customs zanzibar',
  'before-you-go.tips.Uganda': 'tip gorilla ranger; tip tracker bwindi; tip gorilla porter; gratuity uganda',
  'before-you-go.vaccinations.Dubai':
    'yellow fever dubai; jabs dubai; shots uae; flying from kenya to dubai yellow fever',
  'before-you-go.vaccinations.Kenya': 'yellow fever kenya; jabs for kenya; shots kenya; typhoid hepatitis kenya',
  'before-you-go.vaccinations.Tanzania':
    'yellow fever tanzania; jabs for tanzania; shots tanzania; typhoid hepatitis tanzania',
  'before-you-go.vaccinations.Uganda':
    'yellow fever uganda; jabs for uganda; shots uganda; typhoid hepatitis uganda; uganda entry yellow card',
  'before-you-go.visas.Dubai':
    'uae visa; dubai visa americans; dubai visa british; dubai visa indians; passport for dubai; emirates visa',
  'before-you-go.visas.Kenya':
    'electronic travel authorisation; eta cost; eta children; how long does eta take; kenya evisa; etakenya; kenya visa british; south african citizens kenya; eta application; visa for indian citizens kenya',
  'before-you-go.visas.Tanzania': 'tanzania evisa; american visa tanzania; tanzania visa cost; tanzania visa british',
  'before-you-go.visas.Uganda':
    'uganda evisa; east africa tourist visa; eatv; uganda visa cost; joint visa uganda rwanda kenya; uganda visa us citizens; apply uganda visa online',
  'money.cancelling':
    'refund; cancellation policy; get money back; cancellation fee; lose deposit; how late can i cancel; break a leg before the trip; do i lose my deposit; refund if i cancel',
  'money.first':
    'deposit; payment schedule; final payment due; pay in full; installments; payment plan; last minute payment; rest of the money due; when is the rest due; outstanding balance; klarna; half now half later; pay the balance on arrival; deposit and balance; when do i pay',
  'money.protection':
    'is my payment safe; company cancels trip; financial protection; money safe; operator cancels; company bank account; pay a stranger; client funds; safe to pay online; is it safe to pay; how safe is my deposit; if you cancel our trip; if the company cancels',
  'money.ways':
    'pay by credit card; bank transfer wire; mpesa payment; payment methods; paypal; how can i pay; swift iban; western union; american express; accept mastercard; revolut; wise transfer; crypto bitcoin; apple pay for the trip; can i pay cash; pay the deposit by debit card; bank details; bank account',
  'before-you-go.answers.a-few-words-of-swahili':
    'learn swahili phrases; jambo asante hakuna matata; what language do they speak; is english spoken in kenya; local language; say thank you; how do i say thank you; how do you say hello; do people speak english; which languages are spoken; swahili; speak french',
  'before-you-go.answers.a-typical-day-on-safari':
    'daily schedule on safari; safari day itinerary hour by hour; how many game drives a day; morning and afternoon game drive; picnic lunch in the park; what time is breakfast; dinner time; time does breakfast start; how is the day organised',
  'before-you-go.answers.acclimatisation':
    'acclimatization; climb high sleep low; getting used to thin air; training climb before kilimanjaro; preparing body for high altitude; altitude training; altitude training at home',
  'before-you-go.answers.air-conditioning-in-rooms': 'aircon in hotel; air conditioned tents; ac in lodge bedroom',
  'before-you-go.answers.air-conditioning-in-the-car':
    'aircon in jeep; air conditioned safari vehicle; ac in land cruiser',
  'before-you-go.answers.airport-codes':
    'nbo wil jro ark znz ebb dxb; which airport is jro; airport abbreviation; jomo kenyatta nbo',
  'before-you-go.answers.airport-transfers':
    'airport pickup; is transfer included; taxi from the airport; drop off at airport; somebody meets us; welcome sign at arrivals; someone meet us; find our driver; airport shuttle; greeted at the airport; where do you pick us up; collected from our hotel; who picks us up at the airport; transfer from nairobi airport to hotel; uber or airport transfer',
  'before-you-go.answers.alcohol-in-dubai':
    'drinking age dubai; beer in dubai; bars in dubai; drunk in public dubai; liquor license dubai; wine dubai; alcohol law dubai; drink in dubai; wine with dinner in dubai; tourists drink alcohol in dubai; beer in a dubai hotel',
  'before-you-go.answers.alcohol-on-safari':
    'beer and wine in camp; gin and tonic; bar at lodge; corkage; byo; bring own drinks; bottle of wine to camp',
  'before-you-go.answers.altitude-sickness':
    'ams mountain sickness; symptoms of altitude sickness; headache and nausea at altitude; hace hape; short of breath on kilimanjaro',
  'before-you-go.answers.amboseli-or-tsavo': 'compare amboseli and tsavo; elephants best park kenya',
  'before-you-go.answers.apple-pay-and-paying-by-phone':
    'google pay; contactless payment; mobile money mpesa tourist; mpesa for foreigners; samsung pay; tap to pay; pay with phone',
  'before-you-go.answers.are-tents-safe-from-animals':
    'can lions get into tent; elephants near the tent; hippo outside tent; dangerous to camp; sleeping in a tent; wild animals tent; elephants in camp; is camping safe; camping in the mara and hyenas',
  'before-you-go.answers.atms-and-cash-machines':
    'cash point; cashpoint; withdraw cash; debit card withdrawal; tell bank before travel; atm; cash machine; atm at the lodge; cash withdrawal zanzibar',
  'before-you-go.answers.balloons-by-age':
    'balloon minimum age children; kids in hot air balloon; balloon pregnant; balloon bad back knees surgery; balloon ride seniors; balloon and motion sickness',
  'before-you-go.answers.bargaining-and-souvenirs':
    'haggling; what to buy in kenya; crafts and gifts to bring home; curio shops; maasai beadwork shopping; best souvenirs; negotiate price; bargaining; fixed prices; maasai blanket; shuka; jewellery shopping; tanzanite; kitenge cloth',
  'before-you-go.answers.best-month-for-a-safari':
    'when to go on safari; best time of year for safari; when is dry season; peak season; best time for wildlife; which month for a safari; is june to october the only good time; which trips are best in august; safari in september; july or august for safari',
  'before-you-go.answers.better-rooms-and-upgrades':
    'upgrade camp or lodge; different hotel than listed; choose our own lodge; cheaper camp',
  'before-you-go.answers.bilharzia-and-swimming-in-lakes':
    'schistosomiasis; bilharzia after rafting jinja; wading freshwater worms; swim at murchison falls; crocodiles when swimming; swim in the lake; wild swimming; swim at crater lakes',
  'before-you-go.answers.birdwatching':
    'birding trip; bird watching guide; migratory birds; birders; bird species list',
  'before-you-go.answers.birthdays': 'birthday cake; celebrate special occasion; anniversary surprise',
  'before-you-go.answers.black-and-asian-travellers':
    'racism; traveling as a person of colour; black traveler in africa; indian family on safari; mixed race couple; african american',
  'before-you-go.answers.booking-early': 'how far in advance to book; when should we book; too late to book',
  'before-you-go.answers.bucket-showers': 'safari shower; outdoor shower',
  'before-you-go.answers.calving-season':
    'wildebeest babies born; baby animals; newborn wildebeest; southern serengeti calves; safari in february',
  'before-you-go.answers.cameras-and-dust':
    'protect camera from dust; changing lenses; memory cards how many; clean camera sensor; dust cover for camera',
  'before-you-go.answers.camouflage-clothes':
    'army print trousers; military clothing; is camouflage illegal; which colours to avoid; wearing camouflage in kenya',
  'before-you-go.answers.cancellation': 'how much to cancel booking; cancel due to illness; what if i cannot travel',
  'before-you-go.answers.cbd-oil-cannabis-and-other-drugs':
    'marijuana; cbd gummies dubai; cannabis law; drug laws uae transit',
  'before-you-go.answers.chance-of-reaching-the-top-of-kilimanjaro':
    'kilimanjaro success rate; summit success; how many people reach uhuru peak; how many days kilimanjaro; shortest climb kilimanjaro; 6 or 7 days; kilimanjaro in 5 days; lemosho success rate; machame success rate; success rate by route',
  'before-you-go.answers.chance-of-reaching-the-top-of-mount-kenya':
    'mount kenya success rate; point lenana difficulty; how hard is mount kenya; how fit for mount kenya; beginner mount kenya trek; how many days mount kenya; mount kenya in three days',
  'before-you-go.answers.chance-of-seeing-a-leopard-cheetah-or-wild-dog':
    'will we see leopards; guaranteed sightings; where to see cheetah; african wild dogs where; guarantee big cats; painted dogs; odds of seeing animals; best place for cheetah',
  'before-you-go.answers.chance-of-seeing-gorillas':
    'gorilla sighting guaranteed; will we definitely see gorillas; gorilla success rate; what if we do not find gorillas',
  'before-you-go.answers.changing-money':
    'currency exchange; exchange money where; forex bureau; bureau de change; exchange dollars for shillings; black market money; exchange rate at airport',
  'before-you-go.answers.changing-planes-in-nairobi-without-an-eta':
    'transit visa nairobi; transit through kenya; connecting flight nairobi eta; layover without leaving airport kenya; airside transit',
  'before-you-go.answers.changing-the-plan':
    'customise itinerary; customize trip; modify the tour; add extra nights; postpone trip; reschedule; extend the trip; shorten the trip; different dates; skip a park; swap a lodge; change after deposit; change my mind after booking; amend booking; amendment fee; add a person to the booking; fewer people than booked; move the trip to other dates; move a booked trip; change the dates of the trip; add days to the trip',
  'before-you-go.answers.charging-batteries-in-the-car':
    'charge phone in vehicle; usb charger in jeep; camera battery charging; inverter in safari car; 12v socket; power bank',
  'before-you-go.answers.child-travelling-with-one-parent':
    'minor travelling without father; parental consent letter; single parent travel with kids; birth certificate for child; grandparents with grandchildren; divorced parent consent; different surname',
  'before-you-go.answers.children-on-game-drives':
    'kids on safari drives; minimum age game drive; toddlers in the jeep; bored children in car; shared game drive age limit; keep kids entertained',
  'before-you-go.answers.chimpanzee-habituation':
    'chimp habituation experience; full day with chimps kibale; chex; chimpanzee half day; habituation chimp cost',
  'before-you-go.answers.chimpanzee-sanctuaries':
    'rescued chimps; ol pejeta sweetwaters chimps; orphan chimpanzees; see chimpanzees without trekking; chimps kenya; lake victoria boat trip; ngamba island',
  'before-you-go.answers.climbing-mount-kenya-without-ropes':
    'batian nelion technical climb; mount kenya technical; mount kenya rock climbing; do you need ropes for lenana; mountaineering experience mount kenya; crampons on mount kenya',
  'before-you-go.answers.climbing-without-a-guide':
    'kilimanjaro solo; hike mount kenya alone; is a guide mandatory kilimanjaro; climb independently without guide; unguided; cook and porters included',
  'before-you-go.answers.coffee-and-tea':
    'wake up tea; good espresso; early morning coffee biscuits; coffee; real coffee; coffee machine; decaf',
  'before-you-go.answers.combining-two-trips':
    'combine two itineraries; kenya and tanzania in one trip; multi country safari; add another tour; join trips together; uganda and kenya combined',
  'before-you-go.answers.coming-back-to-kenya-from-tanzania-or-uganda':
    're enter kenya; kenya eta multiple entry; return to nairobi from tanzania; second eta; single entry eta kenya; eta re entry from rwanda; back to kenya from zanzibar; two visas for kenya tanzania and back; from kenya to tanzania and back visa',
  'before-you-go.answers.conservancy-or-national-reserve':
    'difference conservancy and reserve; naboisho olare motorogi mara north; inside or outside the park; private reserve; inside the reserve; conservancy advantages; is a conservancy worth the extra money',
  'before-you-go.answers.contact-lenses-and-dust': 'wearing contacts on safari; dry eyes; eye drops',
  'before-you-go.answers.covid-rules':
    'covid test; coronavirus vaccine certificate; pcr test; covid 19 entry requirements; face mask covid',
  'before-you-go.answers.cpap-and-medicine':
    'cpap machine; sleep apnea; sleep apnoea; insulin fridge; keep medication cold; electricity overnight for medical device',
  'before-you-go.answers.crossing-the-border-by-road-at-namanga-or-isebania':
    'land border kenya tanzania; namanga border; isebania sirari border; drive across border; border crossing time; change vehicle at border; overland kenya to tanzania',
  'before-you-go.answers.day-rooms-before-a-night-flight':
    'day use hotel; evening flight last day; late departure room; airport lounge; night flight home; day room before the flight',
  'before-you-go.answers.deaf-or-blind-guests':
    'hard of hearing; hearing impaired; visually impaired; blind traveller; sign language guide; hearing aids',
  'before-you-go.answers.delayed-bush-flights':
    'safari flight late connection; safarilink delay international flight; how reliable are light aircraft; connection time from mara flight; same day flight home; bush flight cancelled',
  'before-you-go.answers.dengue': 'dengue mombasa; chikungunya; zika; mosquitoes that bite by day',
  'before-you-go.answers.diamox':
    'acetazolamide; altitude pills; altitude sickness tablets; medication for kilimanjaro',
  'before-you-go.answers.diani-and-the-coast-of-kenya':
    'beach after safari kenya; ukunda flight; mombasa beaches; how to get to diani; fly mara to diani; watamu malindi; likoni ferry to diani; from mombasa airport to diani',
  'before-you-go.answers.discounts':
    'group discount; last minute deals; special offer; promo; early bird discount; early booking discount; student discount; senior discount; returning guest discount; repeat guest discount; black friday; negotiate the price; military discount; family discount',
  'before-you-go.answers.dollars-or-shillings':
    'which currency to bring; local currency or usd; can i use us dollars; euros or dollars; kenyan shillings needed',
  'before-you-go.answers.double-or-twin-beds':
    'twin room; king bed; queen size bed; separate beds; triple room; share room with friend; extra bed',
  'before-you-go.answers.dressing-for-dinner': 'dress code dinner; evening wear at lodge; smart casual; formal clothes',
  'before-you-go.answers.early-check-in-and-late-check-out':
    'early arrival hotel; check in time; room ready on arrival; arrive early morning; arrive at 6 am; checkout time',
  'before-you-go.answers.easter-christmas-and-school-holidays':
    'safari at christmas; new year in kenya; easter holiday safari; half term; spring break; festive season supplement; prices go up at christmas; more expensive at christmas; peak season supplement; holiday surcharge; christmas on the beach; new years eve; school holidays; thanksgiving; chinese new year; safari over christmas; christmas and new year safari; july and august school holidays; is it dearer at christmas; crowded at christmas',
  'before-you-go.answers.ebola-cholera-mpox-and-other-outbreaks':
    'marburg virus; cholera; monkeypox; epidemic; temperature check at airport; ebola at the moment; current ebola situation; is there ebola; outbreaks; disease risk uganda; health alert',
  'before-you-go.answers.elections':
    'election violence; voting day; come during the election; worry about the election',
  'before-you-go.answers.elephant-orphanage-in-nairobi':
    'sheldrick wildlife trust; baby elephants nairobi; david sheldrick visit; elephant nursery feeding time; adopt an elephant; sheldrick booking',
  'before-you-go.answers.emergency-number':
    'call police; ambulance number; 911 in kenya; who to call in an emergency; 999 112; 24 hour contact; emergency contact',
  'before-you-go.answers.extra-luggage-on-a-light-aircraft':
    'excess baggage bush flight; over 15 kg; buy extra seat for luggage; camera gear weight small plane; heavy camera equipment; freight seat',
  'before-you-go.answers.family-tents-and-family-rooms':
    'family tent; interconnecting rooms; connecting rooms; adjoining tents; room for family of four; family of five; kids in separate tent; kids in our room; share room with children; sleep in the same tent as us; kids alone in a tent; family rooms; teenager own room; children own tent; toddler sleeps in our tent',
  'before-you-go.answers.feeding-animals':
    'feed monkeys; baboons stealing food; monkeys in camp; vervet monkeys; monkeys stealing; monkeys at the beach',
  'before-you-go.answers.female-guides':
    'woman guide; female driver; do you employ women; women working; female staff; woman driver',
  'before-you-go.answers.fences-around-camps':
    'unfenced camp; electric fence; fenced lodge for kids; animals walking through camp',
  'before-you-go.answers.ferry-to-zanzibar':
    'boat to zanzibar; azam marine; ferry or flight zanzibar; ferry from dar es salaam to zanzibar',
  'before-you-go.answers.first-aid-kit-and-pharmacy':
    'medical kit; first aid box; painkillers ibuprofen paracetamol tylenol; antihistamine; drugstore; rehydration salts',
  'before-you-go.answers.flamingos': 'pink flamingos; lake bogoria; lake natron',
  'before-you-go.answers.fly-or-drive':
    'flying between parks; drive or fly to the mara; fly or drive to the serengeti; fly or drive to bwindi',
  'before-you-go.answers.flying-to-kigali-for-bwindi':
    'kigali to bwindi; rwanda to bwindi drive; fly into kigali for gorillas; entebbe or kigali; kigali airport gorilla trek uganda; katuna border',
  'before-you-go.answers.from-nairobis-international-airport-to-wilson-airport':
    'jkia to wilson; how long between airports nairobi; connection time wilson; nairobi traffic rush hour; wilson airport safarilink airkenya; connect to mara flight same day; time between domestic and international flight in nairobi; land at jkia and fly to the mara',
  'before-you-go.answers.gay-and-lesbian-couples':
    'lgbt; lgbtq travel; same sex couple; gay safari; two men sharing a bed; homosexuality law; transgender; is it safe for gay couple; two women',
  'before-you-go.answers.getting-around-in-dubai':
    'public transport dubai; abra boat; uber careem dubai; women carriage metro; metro or taxi from dubai airport',
  'before-you-go.answers.gifts-for-children-and-schools':
    'pens for school kids; sweets for kids; donate school supplies; pack for a purpose; bring clothes to donate; football for school',
  'before-you-go.answers.gorilla-habituation':
    'gorilla habituation experience; four hours with gorillas; ghex rushaga; longer gorilla visit; habituation permit price',
  'before-you-go.answers.gorilla-permits':
    'permit availability; gorilla permit sold out; permits how far ahead; permit included; two gorilla treks; trek gorillas twice; second gorilla trek; change permit date; gorilla permits sold out; book gorilla permits ahead',
  'before-you-go.answers.greetings-and-manners':
    'etiquette; local customs; shake hands; public affection kissing; cultural taboos; respectful behaviour; is it rude; offend people; handshake; hold hands; refuse food; eat with hands; pda; what is rude in tanzania; manners in kenya',
  'before-you-go.answers.guides-and-languages':
    'same guide the whole trip; who will be my guide; choose our guide; same driver all along; request a guide; chinese speaking guide',
  'before-you-go.answers.hair-dryers':
    'hairdryer; blow dryer; straightener; curling iron; electric blanket; travel kettle; heating pad',
  'before-you-go.answers.hard-suitcases-and-wheels':
    'rolling bag; trolley case on small plane; soft sided bag; hard shell; backpack instead of duffel; duffel; is a backpack ok',
  'before-you-go.answers.heart-lungs-and-dialysis':
    'heart condition; pacemaker; copd; kidney dialysis; high blood pressure; lung disease; medical condition safari; portable oxygen concentrator; blood thinners on kilimanjaro; blood thinners at altitude',
  'before-you-go.answers.height-of-nairobi-and-ngorongoro':
    'elevation nairobi; altitude nairobi; ngorongoro altitude; nanyuki elevation; how high is ngorongoro rim; breathless in nairobi',
  'before-you-go.answers.hiring-gear-for-kilimanjaro':
    'gear rental; hire trekking poles; rent down jacket; kilimanjaro boots; kilimanjaro equipment list; what gear to buy; sleeping bag; do you supply sleeping bags; rent boots; equipment provided; tents provided kilimanjaro; sleeping bag and boots for kilimanjaro',
  'before-you-go.answers.honeymoons-and-proposals':
    'honeymoon; romantic safari; propose on safari; newlyweds; honeymoon package; honeymoon suite; wedding anniversary trip; is safari good for a honeymoon; where to propose on safari',
  'before-you-go.answers.horse-riding-and-cycling':
    'horseback safari; horse ride among animals; bike safari; cycle among zebra; mountain biking; ride a horse',
  'before-you-go.answers.hospitals':
    'medical care in the bush; doctor on safari; get sick on safari; medical evacuation; flying doctors amref; broken leg; what if someone falls ill; emergency evacuation',
  'before-you-go.answers.hot-air-balloon-flights':
    'balloon ride masai mara; champagne breakfast balloon; is balloon worth it; balloon price; is the balloon flight included; balloon cancelled for weather; balloon price serengeti; charge for the balloon',
  'before-you-go.answers.hot-water': 'solar shower; when to take a shower',
  'before-you-go.answers.how-cold-it-gets-at-night':
    'cold mornings masai mara; hot water bottle; weather nanyuki; cold on game drives; cold at dawn; heating in tents; warm jacket for a cold morning; cold in the mara in july; temperature at night; cold in july at night',
  'before-you-go.answers.how-cold-kilimanjaro-is':
    'kilimanjaro temperature; summit night cold; freezing on kilimanjaro; what to wear kilimanjaro; sleeping bag rating; kilimanjaro clothing layers; kilimanjaro weather; gloves and down jacket summit',
  'before-you-go.answers.how-fit-you-must-be-for-gorillas':
    'gorilla trek difficulty; how hard is gorilla trekking; training for gorilla trek; is gorilla trekking strenuous; overweight gorilla trek; can older people trek gorillas; is gorilla trekking difficult; how difficult is the gorilla trek; gorilla trek for the unfit',
  'before-you-go.answers.how-many-cars-at-a-sighting':
    'too many vehicles; crowds masai mara; crowded serengeti; avoid crowds; overcrowded river crossing; quiet parks few tourists',
  'before-you-go.answers.how-many-clothes-to-bring':
    'how many outfits; what clothes to pack; temperature range clothes; what to wear on safari; clothing list; how many sets of clothes',
  'before-you-go.answers.how-many-days-for-a-safari':
    'how long should a safari be; ideal safari length; one week safari; 10 days itinerary; two weeks enough; days in masai mara; days in serengeti; how many days needed; days in amboseli; is a five day safari too short; how many days for a safari; is a week enough for safari; weekend safari; how many nights on safari; are two nights in the mara enough; two nights in the mara',
  'before-you-go.answers.how-much-cash-to-bring':
    'how much money to bring; spending money per day; daily budget; usd to carry; how many dollars; cash in small notes for tips; small dollar notes for tips',
  'before-you-go.answers.how-to-behave-in-dubai':
    'dubai rules for tourists; swearing rude gesture dubai; photographing strangers dubai; dubai laws; friday prayer closed; eating in metro; is dubai strict; dubai etiquette',
  'before-you-go.answers.how-to-book':
    'booking process; reserve a trip; make a reservation; get a quote; how do i confirm; book online',
  'before-you-go.answers.how-to-check-who-we-are':
    'are you legit; is this company legitimate; scam; fraud; licensed tour operator; registered company; trustworthy; references from past clients; office visit; are you licensed; tato kato member; is this company real; genuine company; can i trust you; speak to past clients; talk to earlier guests; someone who travelled with you; accreditation; member of an association; is this site real; is this website fake; how to choose a safari company; which company to climb kilimanjaro with; choose a tour operator; licence',
  'before-you-go.answers.insects-and-spiders-in-the-tent':
    'bugs in tent; spiders; scorpions; creepy crawlies; cockroaches; mosquitoes in the tent; insect bites in bed',
  'before-you-go.answers.ivory-shells-and-skins':
    'buy seashells; take shells home; animal skin souvenir; coral export; illegal souvenirs; customs import wildlife products; drum with hide; take seashells home; shells from the beach; turtle shell; sand from the beach',
  'before-you-go.answers.jet-lag':
    'time difference tired; jetlag from usa; rest day after flight; recover from long flight; hours ahead of new york',
  'before-you-go.answers.kenya-or-tanzania':
    'compare kenya tanzania; cheaper kenya or tanzania; difference kenya tanzania safari',
  'before-you-go.answers.kilimanjaro-routes':
    'lemosho or machame; marangu huts coca cola route; rongai route; northern circuit; umbwe; easiest kilimanjaro route; best route to climb kilimanjaro; which kilimanjaro route is best',
  'before-you-go.answers.kosher-food': 'kosher meals; jewish traveller; shabbat',
  'before-you-go.answers.late-flights':
    'flight delayed arrival; missed connection; miss first day of safari; flight cancelled; airline delay; flight got cancelled; late arrival',
  'before-you-go.answers.laundry': 'wash clothes; washing service; washing machine',
  'before-you-go.answers.layover-in-addis-ababa-or-doha':
    'ethiopian airlines yellow fever; transit addis ababa; qatar airways doha transit; connecting flight yellow fever certificate; 12 hours transit airport; long stopover; transit through ethiopia',
  'before-you-go.answers.layover-in-dubai':
    'dubai stopover; 8 hours in dubai; emirates layover; dubai transit what to do; one day in dubai; leave the airport dubai',
  'before-you-go.answers.layover-in-nairobi':
    'nairobi stopover; one day in nairobi; nairobi national park before the flight; is nairobi national park worth it; morning in nairobi national park; day in nairobi before flight home',
  'before-you-go.answers.leaving-luggage':
    'store luggage; luggage storage nairobi; baggage storage; store bags during safari; suitcase during fly in; leave big suitcase; extra bag while on safari; leave our suitcases; second suitcase; store suitcase',
  'before-you-go.answers.lost-or-delayed-luggage':
    'lost suitcase; bag did not arrive; delayed baggage; missing luggage airline; lost baggage; carry on essentials; bag did not arrive in nairobi; luggage lost before safari',
  'before-you-go.answers.lost-passport':
    'stolen passport; embassy emergency travel document; copies of passport; lose my passport',
  'before-you-go.answers.low-season':
    'cheapest time to go; is rainy season safari worth it; fewest tourists; least crowded month; month with few tourists; when is it cheaper; is april too wet for safari; safari in may; safari in april; green season discount',
  'before-you-go.answers.malaria-free-safari':
    'safari without malaria; no malaria area; avoid malaria; low malaria risk; malaria free with kids',
  'before-you-go.answers.mara-or-serengeti':
    'serengeti vs masai mara; compare mara serengeti; which is bigger serengeti mara',
  'before-you-go.answers.massage-and-gym':
    'spa; massage at lodge; fitness room; running jogging; yoga; go for a jog; jog in the morning; gym; yoga retreat',
  'before-you-go.answers.medicines-at-customs':
    'bring medication; prescription drugs customs; carry pills in hand luggage; original packaging medication; medication doctor letter; how much medicine to bring',
  'before-you-go.answers.medicines-in-dubai':
    'banned medication uae; codeine dubai; adderall ritalin; tramadol; sleeping pills dubai; mohap permit; prescription medication transit dubai; xanax antidepressants dubai; adhd meds; meds through dubai; medication through dubai; prescription meds uae',
  'before-you-go.answers.meeting-other-guests':
    'meet other travellers; communal dining; join a group; eat with other guests; join a group as a single; small group safari; other solo travellers; who else is on the trip; average age of guests; like-minded people',
  'before-you-go.answers.migration-month-by-month':
    'wildebeest migration calendar; migration in august; migration dates; migration in february; migration in september; wildebeest now; where will the herds be; wildebeest in may; great migration calendar; where is the migration now',
  'before-you-go.answers.mosquito-nets': 'are nets provided',
  'before-you-go.answers.mosquito-repellent':
    'bug spray; deet strength; picaridin icaridin; permethrin; insect spray; avoid mosquito bites; treated clothing; repellent; fewer mosquitoes; are mosquitoes bad; when are mosquitoes worst; mosquitoes in july; allergic to mosquito bites; insect bites; mosquitoes in the masai mara; mosquitoes in september',
  'before-you-go.answers.mount-kenya-or-kilimanjaro':
    'which mountain to climb; mount kenya easier than kilimanjaro; compare mountains; less crowded than kilimanjaro; cheaper alternative to kilimanjaro',
  'before-you-go.answers.mount-kenya-routes':
    'sirimon route; chogoria route; naro moru route; sirimon chogoria traverse; gorges valley lake michaelson',
  'before-you-go.answers.muslim-travellers-halal-food-and-prayer':
    'halal; halal meat; muslim family; prayer times stop; pork free; qibla',
  'before-you-go.answers.nairobi-to-arusha-by-road':
    'nairobi to arusha shuttle; bus nairobi arusha; drive to arusha; nairobi to moshi; nairobi to kilimanjaro flight; get from nairobi to tanzania',
  'before-you-go.answers.nairobi-to-mombasa-and-diani-by-road':
    'road to diani; bus to mombasa; nairobi mombasa hours; drive from tsavo to coast',
  'before-you-go.answers.nakuru-or-naivasha':
    'crescent island walk; is lake naivasha worth a night; stop at lake naivasha',
  'before-you-go.answers.night-drives':
    'night game drive; nocturnal animals; night drive with kids; age for night drives; children night drive; safari at night',
  'before-you-go.answers.noise-at-night':
    'noisy at night; hear lions from bed; ear plugs; cannot sleep in camp; generator noise; hyena sounds; call to prayer noise',
  'before-you-go.answers.nut-and-other-food-allergies':
    'peanut allergy; epipen; anaphylaxis; shellfish allergy; lactose intolerant dairy; egg allergy; allergic to bees; wasp allergy; insect sting allergy; allergies',
  'before-you-go.answers.off-road-driving':
    'leave the track for photos; get closer to animals; drive on the grass in the park; leave the track for an animal; offroad in the mara; is offroad allowed',
  'before-you-go.answers.offsetting-your-flights':
    'carbon offset; carbon footprint; co2 emissions; eco friendly travel; flight emissions',
  'before-you-go.answers.old-dollar-notes':
    'which year dollar bills; are torn banknotes accepted; bills from before 2013; damaged notes; small bills; new hundred dollar bills; crisp usd; dollar bills printed before 2009; dollars printed after 2013',
  'before-you-go.answers.one-park-or-several':
    'how many parks; how many nights in each park; one lodge whole time; stay longer in one place; best combination of parks',
  'before-you-go.answers.open-vehicles':
    'open sided jeep; safari jeep windows; minivan or land cruiser; type of safari vehicle; bus or jeep; what kind of car; what vehicle do you use; land cruiser; land rover; jeep or van; are the vehicles 4x4 or minibuses; 4x4 with a pop up roof',
  'before-you-go.answers.opening-times': 'gate times',
  'before-you-go.answers.oxygen-on-kilimanjaro':
    'oxygen bottle; supplemental oxygen; pulse oximeter; oxygen tank; oxygen mask; oxygen included; oxygen; gamow bag',
  'before-you-go.answers.passport-validity-and-blank-pages':
    'passport six months; passport expires; blank pages passport; children passport; passport expiry; renew passport; how long must passport be valid; how many empty pages in the passport; blank pages',
  'before-you-go.answers.plastic-bags':
    'plastic bag ban; ziplock bags; zip lock; carrier bags kenya; ziploc liquids; bin liners',
  'before-you-go.answers.plastic-bottles':
    'refillable bottle; single use plastic; bring reusable water bottle; refill water; bottled water included',
  'before-you-go.answers.porters-on-kilimanjaro':
    'porter welfare; kpap; kilimanjaro porters pay; porter weight limit; how heavy duffel kilimanjaro; ethical kilimanjaro operator; treat porters fairly; bag weight kilimanjaro; loads of the porters weighed',
  'before-you-go.answers.pregnancy':
    'pregnant safari; expecting mother; second trimester; third trimester flying; is safari safe when pregnant',
  'before-you-go.answers.price-changes-after-booking':
    'price increase; surcharge after booking; park fees go up; is the price fixed; price guarantee',
  'before-you-go.answers.private-or-shared-safari':
    'private vs group safari; private vehicle; join other people; shared vehicle cost; share the car with strangers; are game drives shared when we fly; private car; how big are the groups on safari; group size on a safari',
  'before-you-go.answers.public-holidays':
    'bank holiday; national holiday kenya; madaraka day jamhuri; long weekend busy; independence day',
  'before-you-go.answers.rabies':
    'monkey bite; rabies shot; rabies vaccine needed; bitten by a dog; bat scratch; stray dogs',
  'before-you-go.answers.rafting-for-non-swimmers':
    'rafting jinja safe; family float; rafting dangerous; nile rafting beginner; rafting age limit; minimum age rafting; rafting with children; rafting',
  'before-you-go.answers.rainy-seasons-in-kenya':
    'rain in kenya november; when does it rain kenya; monsoon kenya; kenya climate',
  'before-you-go.answers.rainy-seasons-in-tanzania':
    'rain serengeti; when does it rain tanzania; tanzania climate; humid zanzibar; hot in zanzibar; weather zanzibar; zanzibar in may; wet season tanzania',
  'before-you-go.answers.rainy-seasons-in-uganda':
    'rain bwindi; gorilla trek in the rain; when does it rain uganda; uganda weather',
  'before-you-go.answers.ramadan': 'fasting month; restaurants during ramadan; eid',
  'before-you-go.answers.refunds-for-bad-weather':
    'balloon cancelled refund; bad weather money back; storm cancelled activity; boat trip cancelled',
  'before-you-go.answers.residents-of-east-africa':
    'resident rates; east african citizen price; expat kenya resident; kenyan citizen fee; citizens of kenya; foreign resident alien card',
  'before-you-go.answers.river-crossings': 'mara river crossing dates; best time to see crossing; crocodiles crossing',
  'before-you-go.answers.road-conditions-and-car-sickness':
    'motion sickness; travel sick; state of the roads; potholes; carsick; are the roads bad; dusty roads; is the road to the mara bad; how bad is the drive from nairobi to the mara',
  'before-you-go.answers.rwanda-or-uganda-for-gorillas':
    'gorilla trekking rwanda vs uganda; volcanoes national park; cheaper gorilla permit; why is rwanda more expensive; congo gorillas; rwanda permit price; easier gorilla trek',
  'before-you-go.answers.safari-and-beach':
    'beach and safari combo; bush and beach; zanzibar after safari; relax after safari',
  'before-you-go.answers.safari-and-gorillas-together':
    'combine gorilla trek and safari; masai mara and gorillas; serengeti and gorillas; gorillas after kenya safari; add gorillas; fly kenya to uganda gorillas',
  'before-you-go.answers.safari-with-a-baby-or-toddler':
    'baby on safari; toddler safari; breastfeeding baby; breastfeed; 6 month old; nursing mother; stroller; pram',
  'before-you-go.answers.safety-in-nairobi-and-other-cities':
    'is nairobi safe; walk around nairobi at night; uber bolt taxi; nairobbery; pickpockets; is kampala safe; safe to walk in arusha; crime in nairobi; mugging in nairobi',
  'before-you-go.answers.safety-of-small-planes':
    'are bush planes safe; small plane crash; afraid of flying; fear of flying; cessna caravan; safarilink safety; coastal aviation auric air; light aircraft turbulence; claustrophobic in small planes; claustrophobia; nervous flyer; small planes safe; scared of flying; scared of small planes can we drive; small planes too scary',
  'before-you-go.answers.salad-ice-and-street-food':
    'street food; eat salad; ice cubes; is fruit safe; can we eat raw vegetables; ice in drinks; local restaurants safe',
  'before-you-go.answers.sea-urchins': 'water shoes; reef shoes; beach shoes; coral cuts; urchin spines',
  'before-you-go.answers.seat-belts': 'seatbelts in vehicle; child seat belt; seatbelt',
  'before-you-go.answers.seaweed-on-zanzibar':
    'seaweed beach; seaweed season zanzibar; paje seaweed; algae; seaweed; seaweed in january',
  'before-you-go.answers.self-drive':
    'rent a car; hire car kenya; rental 4x4; driving licence; road trip own car; can we drive ourselves',
  'before-you-go.answers.shoes-for-a-safari':
    'hiking boots needed; trainers or boots; footwear; flip flops; crocs in camp; sandals ok; running shoes',
  'before-you-go.answers.shorts-and-sleeveless-tops':
    'tank top; modest clothing; cover shoulders; sundress; women clothing kenya; are shorts ok; can men wear shorts; sleeveless; what do women wear; crop top',
  'before-you-go.answers.sim-cards-esim-and-roaming':
    'esim kenya; airtel safaricom sim; mobile data; buy sim at airport; roaming charges; internet on phone; airalo; data package',
  'before-you-go.answers.smoking': 'cigarettes; smokers',
  'before-you-go.answers.snakes':
    'black mamba; snake bite; are there snakes in camp; afraid of snakes; puff adder; snakes in the bathroom; snakes in rooms',
  'before-you-go.answers.snorkelling-and-diving':
    'scuba diving zanzibar; snorkeling; dive before flying; padi; bring snorkel mask',
  'before-you-go.answers.start-dates':
    'which day does the trip start; fixed departures; can we start on sunday; availability for our dates',
  'before-you-go.answers.summer-heat-in-dubai':
    'dubai in july; dubai august temperature; how hot is dubai; dubai in june; dubai in april may; desert in summer',
  'before-you-go.answers.sun-and-sunscreen':
    'sunburn; sun cream; spf; sun protection; heatstroke; dehydration; sunscreen; what sunscreen to buy; factor 50; reef safe sunscreen; aftersun',
  'before-you-go.answers.sunrise-and-sunset':
    'what time does it get dark; sunset time; daylight hours; when is sunrise; equator day length',
  'before-you-go.answers.swimming-pools':
    'pool at lodge; hotel with pool; swim at camp; does the camp have a pool; pool for kids',
  'before-you-go.answers.tampons-and-period-products':
    'sanitary towels; menstruation; period on safari; feminine hygiene; menstrual cup; sanitary products; sanitary pads; ladies sanitary products; tampons',
  'before-you-go.answers.tented-camp-or-lodge':
    'difference tented camp and lodge; glamping; private bathroom ensuite tent; ensuite; en suite; toilet in the tent; what are tents like; stay in a tent; camping experience; never camped; comfy beds; i do not like camping in a tent; sleeping bag in a tented camp; beds and linen in the tented camp',
  'before-you-go.answers.terrorism-and-travel-warnings':
    'terrorist attack; al shabaab; travel advisory; fcdo advice kenya; state department level 2; kidnapping; somalia border; is tanzania safe; is uganda safe; safe for americans; is it safe right now; safe at the moment; safe for tourists; level 3 advisory; is mombasa safe; is the coast safe; is zanzibar safe; travel warning for kenya; is kenya or tanzania safer; terrorism risk',
  'before-you-go.answers.the-big-five': 'big 5; where to see rhino; walk to rhinos; rhino tracking',
  'before-you-go.answers.the-currency-you-pay-in':
    'pay in euros; pay in pounds; invoice currency; prices in usd; exchange rate for payment; bank charges transfer; pay in kenyan shillings; gbp; currency fluctuation; exchange rate changes; dollar rises; exchange rate risk; lock the exchange rate; price in euro; prices in pounds; price in dollars',
  'before-you-go.answers.theft-and-valuables':
    'robbery; jewelry; leave passport in room; valuables in tent; thieves; laptop safe; money belt; safety box; lock for tent; is there a safe in the room',
  'before-you-go.answers.tides-on-zanzibar':
    'tide times; can you swim on east coast; tidal beach; high tide nungwi; tides at jambiani; tide tables zanzibar; swim all day at jambiani; low tide at paje',
  'before-you-go.answers.time':
    'time zone; gmt utc plus 3; what time is it in kenya; time difference uk; east africa time; hours ahead of london',
  'before-you-go.answers.toilet-on-a-game-drive':
    'bathroom breaks on game drive; pee in the bush; restroom on safari; need the loo on a drive; weak bladder; go to the toilet in the park; bush break',
  'before-you-go.answers.toilets':
    'flush toilets; long drop; squat toilet; restrooms at gates; loo at campsite; bathroom facilities; pit latrine; bathrooms at the border; clean toilets; western toilets; toilet paper',
  'before-you-go.answers.towels-soap-and-toiletries':
    'shampoo provided; bring towel; toiletries in camp; bathrobe slippers',
  'before-you-go.answers.train-from-nairobi-to-mombasa':
    'sgr train; madaraka express; railway nairobi mombasa; standard gauge railway tickets; train to coast; train tsavo',
  'before-you-go.answers.travelling-alone':
    'solo traveller; single traveler; share a room with another traveller; avoid single supplement; find a roommate',
  'before-you-go.answers.travelling-with-a-nanny-or-carer':
    'babysitter; babysitting; nanny; caregiver; someone to look after children; somebody to look after children; who looks after the children during the game drive; babysitter in camp',
  'before-you-go.answers.tsetse-flies-and-sleeping-sickness':
    'tsetse fly; sleeping sickness; tsetse bite tarangire; blue black clothes flies; biting flies; trypanosomiasis',
  'before-you-go.answers.unmarried-couples-in-dubai':
    'not married dubai hotel; share room unmarried dubai; boyfriend girlfriend dubai; holding hands dubai; kissing in public dubai; marriage certificate hotel dubai; gay in dubai',
  'before-you-go.answers.upset-stomach-and-diarrhoea':
    'tummy upset; travellers diarrhea; imodium loperamide; food poisoning; stomach bug; cipro antibiotics; delhi belly; gastro; get sick from the food; food safety; is the food safe; food hygiene; stomach medicine; diarrhoea tablets',
  'before-you-go.answers.vegetarians-and-vegans':
    'vegan; plant based; vegetarian on safari; jain food; can vegetarians eat well on safari; vegetarian food in camp',
  'before-you-go.answers.village-visits':
    'masai manyatta; tourist trap village; village fee; cultural visit; stay with maasai family',
  'before-you-go.answers.visa-for-zanzibar': 'separate visa zanzibar; tanzania multiple entry visa',
  'before-you-go.answers.visa-on-arrival-in-tanzania':
    'visa at kilimanjaro airport; visa on arrival jro; queue for visa; no time for evisa',
  'before-you-go.answers.walking-safaris':
    'bush walk; hiking among animals; safari on foot; nature walk minimum age; walking with rangers',
  'before-you-go.answers.walking-with-lions-and-elephant-rides':
    'lion cubs petting; ride an elephant; animal encounters',
  'before-you-go.answers.washing-underwear': 'underwear laundry; knickers; socks and pants laundry; does clothing dry',
  'before-you-go.answers.what-children-do-in-camp':
    'kids club; activities for kids; kids programme at camp; junior ranger; bow and arrow; what do kids do all day; entertain kids; kids in camp all day; what is there for kids in camp',
  'before-you-go.answers.what-teenagers-can-do':
    'teens on safari; activities for teens; 14 year old; 16 year old bored; adventure for teenagers; teenagers on safari; activities for teenagers',
  'before-you-go.answers.what-the-food-is-like':
    'what food do they serve; meals on safari; local cuisine; what do locals eat; traditional food; typical dishes; kenyan food; is the food spicy; nyama choma',
  'before-you-go.answers.what-time-you-get-up':
    'wake up time; how early is morning drive; skip a game drive; what time is morning game drive; get up at five in the morning; must we get up early every day',
  'before-you-go.answers.what-to-wear-for-gorilla-trekking':
    'gorilla trek clothing; gaiters; gardening gloves; gorilla trek packing; gorilla trek gloves; nettles; boots for gorilla trekking; what colour for gorillas',
  'before-you-go.answers.what-to-wear-in-dubai':
    'dubai dress code; bikini dubai; shorts in dubai; women clothing dubai; abaya; desert evening jacket',
  'before-you-go.answers.what-to-wear-on-zanzibar':
    'zanzibar dress code; bikini zanzibar; stone town clothing; modest dress zanzibar; topless beach; shorts zanzibar men',
  'before-you-go.answers.what-you-may-not-photograph':
    'taking pictures of people; photo of airport; forbidden photos; pay for photos; photograph maasai; photography rules; government buildings',
  'before-you-go.answers.which-beach-on-zanzibar':
    'where to stay in zanzibar; nungwi or kendwa; paje kitesurfing; matemwe; north or east coast zanzibar; party beach; kite surfing; kite surfing lessons; is nungwi noisy; lively beach; nightlife zanzibar; kiwengwa; kendwa full moon party; zanzibar for families; beach for kids zanzibar',
  'before-you-go.answers.which-binoculars':
    '8x42 or 10x42; binoculars magnification; share binoculars; hire binoculars; rent binoculars; borrow binoculars',
  'before-you-go.answers.which-camera-lens':
    'which lenses; lenses to pack; best lens for safari; 100-400 or 200-600; telephoto; beanbag; tripod; iphone photos on safari; photography equipment; camera for safari; bean bag for the lens; zoom or phone camera; 400 mm enough; 400mm lens for the mara',
  'before-you-go.answers.which-gorilla-family-you-visit':
    'gorilla groups allocated; choose gorilla family; easy gorilla group; which sector bwindi; buhoma rushaga ruhija nkuringo; group size gorilla trek; closest gorilla group; buhoma or rushaga; which sector of bwindi is easiest; how are gorilla families allocated',
  'before-you-go.answers.which-malaria-tablets':
    'malarone; doxycycline; lariam mefloquine; malaria pills; antimalarials; malaria prophylaxis; anti malaria medication; atovaquone proguanil; when to start malaria tablets',
  'before-you-go.answers.whom-to-tip':
    'gratuity envelope; tip per person or couple; tip hotel porter bellboy; tip at lunch; tip waiters; tip at lodges; tip the cook; service charge',
  'before-you-go.answers.window-seats-and-the-pop-up-roof':
    'window seat guaranteed; pop up roof; pop top; roof hatch; standing in the vehicle; how many people per jeep; passengers per vehicle; seat rotation; sit on the roof; sit on top of the car; climb on the roof; stand up in the car',
  'before-you-go.answers.women-travelling-alone':
    'solo female traveller; woman alone safe; is it safe for women; solo women travel; sexual harassment; older woman travelling alone; single woman on safari',
  'before-you-go.answers.working-from-camp':
    'work remotely; fast internet lodge; digital nomad; laptop work safari; wifi speed; online meeting; work a few hours from camp',
  'before-you-go.answers.yellow-fever-for-zanzibar':
    'yellow card zanzibar; zanzibar vaccination; vaccination card checked at zanzibar airport',
  'before-you-go.answers.your-weight-on-a-light-aircraft':
    'overweight passenger small plane; plus size; heavy person bush flight; weight limit person aircraft; tall passenger legroom; 120 kg; do they weigh you; body weight; passenger weight',
  'before-you-go.answers.what-a-safari-costs':
    'why are safaris so expensive; average safari price; how much for people and days; how much for two weeks; cost for a family of four; how much for a week; how much for a couple; ballpark price; how much money do we need; price with four people; four people one jeep price; price per car',
  'before-you-go.answers.how-hot-it-gets-by-day':
    'daytime temperature; how hot is kenya; how hot is it in tanzania; temperature serengeti; hottest month; what is the weather like; warmest month',
  'before-you-go.answers.three-generations-together':
    'multi generational safari; multigenerational trip; grandparents parents and kids; extended family; family reunion; safari with grandparents; three generations; whole family trip; grandparents and grandchildren on safari',
  'before-you-go.answers.guests-with-autism':
    'autism; autistic child; adhd child; sensory needs; neurodivergent; hidden disability; dementia; child with adhd',
  'before-you-go.answers.weddings-and-vows':
    'wedding in africa; get married on safari; marry in kenya; vow renewal; beach wedding zanzibar; legal marriage ceremony',
  'before-you-go.answers.last-minute-trips': 'book a trip at short notice; travel in two weeks; safari next month',
  'before-you-go.answers.names-as-in-the-passport':
    'name spelling booking; maiden name; name change after booking; passport renewed after booking; middle name; new passport number; misspelt name',
  'before-you-go.answers.documents-to-carry':
    'travel documents needed; which papers to bring; print documents; document checklist',
  'before-you-go.answers.how-long-you-may-stay':
    'visa valid how many days; 90 days tourist; overstay visa; extend visa; three month stay; stamp in my passport; length of stay',
  'before-you-go.answers.flying-home-from-another-airport':
    'open jaw ticket; fly in one city and out of another; one way trip; start in nairobi end in zanzibar; return from different airport; multi city flight; fly home from zanzibar',
  'before-you-go.answers.asthma-and-hay-fever':
    'asthma; inhaler; hay fever; pollen allergy; dust allergy; smoke allergy; hayfever; asthma gorilla trek; asthma kilimanjaro; asthmatic; allergies to grass; dust and lungs',
  'before-you-go.answers.toothache-and-dentists': 'dentist; toothache; dental emergency; lost filling',
  'before-you-go.answers.wild-animals-near-the-car':
    'why lions do not attack jeeps; safe in open jeep; stand up near lions; elephant charge; attacked by animals; are animals dangerous; do lions jump into open vehicles; lions and open vehicles',
  'before-you-go.answers.armed-rangers':
    'ranger with gun; do guides carry guns; rifle; armed guard gorilla; armed escort',
  'before-you-go.answers.roads-after-dark':
    'driving at night; is road travel safe; road accidents; land at midnight; arrive late; overnight in nairobi',
  'before-you-go.answers.motorbike-taxis':
    'boda boda; motorcycle taxi; bodaboda safe; rent a scooter; moped zanzibar; tuk tuk; piki piki',
  'before-you-go.answers.protests': 'demonstrations; political unrest; riots; civil unrest; gen z protests; tear gas',
  'before-you-go.answers.trips-for-photographers':
    'photography safari; photo tour; wildlife photography trip; private vehicle for photography',
  'before-you-go.answers.sundowners-and-meals-in-the-bush':
    'sundowner; bush breakfast; bush dinner; dinner under the stars; champagne in the bush; private dinner',
  'before-you-go.answers.shoebills': 'shoebill stork; mabamba swamp; shoebill canoe',
  'before-you-go.answers.nappies-and-baby-food':
    'diapers; nappies; baby formula; baby milk; baby food; bottle steriliser',
  'before-you-go.answers.a-gorilla-day-from-morning-to-afternoon':
    'gorilla trek schedule; what time does gorilla trekking start; what happens on gorilla day; how does gorilla trekking work; what happens on a gorilla trek',
  'before-you-go.answers.toilet-on-the-gorilla-walk':
    'bathroom gorilla trek; toilet in bwindi forest; pee on gorilla trek; loo gorilla trekking',
  'before-you-go.answers.how-fit-you-must-be-for-chimpanzees':
    'chimp trek difficulty; how hard is chimpanzee tracking; kibale walk hours; is chimp trekking easier than gorilla; how long is chimp trek',
  'before-you-go.answers.toilets-and-washing-on-kilimanjaro':
    'toilet kilimanjaro; private toilet tent; shower kilimanjaro; washing on kilimanjaro; bathrooms on kili; wet wipes',
  'before-you-go.answers.charging-and-network-on-kilimanjaro':
    'charge phone kilimanjaro; phone signal kilimanjaro; wifi kilimanjaro; battery cold mountain; power on kilimanjaro; solar charger; mobile signal on the mountain; phone signal on kilimanjaro',
  'before-you-go.answers.age-on-kilimanjaro':
    'climb kilimanjaro with kids; children on kilimanjaro; too old for kilimanjaro; oldest person kilimanjaro; kilimanjaro at 60',
  'before-you-go.answers.how-warm-the-sea-is':
    'sea temperature zanzibar; is the ocean warm; indian ocean temperature diani; wetsuit; rough sea months; swim in august zanzibar; is the water warm on zanzibar',
  'before-you-go.answers.dolphins': 'swim with dolphins',
  'before-you-go.answers.calls-by-whatsapp-in-dubai':
    'whatsapp dubai; voip blocked uae; facetime dubai; skype dubai; video call dubai; vpn dubai; call home from dubai',
  'about.approach.steps.we-drive.text': 'local guides who know the road; office monitors weather and roads',
  'about.approach.steps.we-plan.text': 'travel advice on route; how often can i change the plan; planning service',
  'about.hero.intro':
    'company history; when was the company founded; how old is the company; since when in business; long in business; years of experience company; how experienced is the company; how big is the company',
  'about.story.1':
    'who founded the company; founder nyawira kihara; owner of the company; who owns the company; who runs the company; kenyan owned; locally owned; family business',
  'about.story.4':
    'how much has been given to charity; what share of profit goes to communities; how do you define proceeds; jobs created',
  'about.values.points.authenticity.text': 'authentic cultural visits; visit local homes; lunch with local family',
  'about.values.points.community-empowerment.text': 'how are projects chosen; who runs the projects',
  'about.values.points.education-and-youth.text': 'youth jobs',
  'about.values.points.sustainability.text':
    'eco friendly safari; responsible tourism; environmental policy; responsible travel company; respect for animals; engine off at sightings',
  'community-engagement.intro': 'community projects supported; can i visit a project; local charity projects',
  'community-engagement.next.text':
    'drop in visit to school; volunteer at a project; can we visit a school on the trip',
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
    'visit girls school; give a talk to pupils; science room',
  'community-engagement.projects.cedar-ridge-girls-school.shortDescription':
    'girls boarding school; school for herding families',
  'community-engagement.projects.green-gate-childrens-home.fullDescription.1':
    'how does the childrens home work; reunite children with family; social worker children',
  'community-engagement.projects.green-gate-childrens-home.fullDescription.2':
    'what money for childrens home pays; school uniforms for orphans',
  'community-engagement.projects.green-gate-childrens-home.fullDescription.3':
    'visit orphanage; orphanage tourism; photos of orphans; donate to orphanage; volunteer with orphans; visit the childrens home',
  'community-engagement.projects.green-gate-childrens-home.shortDescription': 'childrens home nanyuki; orphans home',
  'community.contributions.intro': 'how much was given each year; donations by year; annual report donations',
  'community.impact.areas.conservation.text':
    'anti poaching scouts; beehive fences elephants; plant trees; conservation work supported; human wildlife conflict',
  'community.impact.areas.culture.text': 'preserve maasai culture; traditional songs and beads recorded',
  'community.impact.areas.education.text': 'school support desks books; bursaries education project; help schools',
  'community.impact.areas.tourism.text': 'community tourism; homestay pays host; ethical tourism',
  'community.impact.intro': 'impact figures; how many projects funded; total donated so far',
  'community.intro':
    'where does the 10 percent go; give back to local people; how do locals benefit; percentage for communities; how much goes to local people; share for local communities; money stay in the country; percent of price local; does my money help; does tourism help',
  'community.involved.intro': 'get in touch about community work',
  'community.involved.notes.gifts': 'bring donations in suitcase; buy gifts in nanyuki; bring school books',
  'community.partners.intro': 'local partners; partner organisations; ngos you work with',
  'contact.address.hours': 'office time zone; office hours kenya; daylight saving kenya',
  'contact.intro': 'contact form; send a message; customer service',
  'contact.map.text': 'where is nanyuki; office location; directions to office; office address; fly to nanyuki',
  'donate.donate.intro': 'support a school; what do partners need; help rangers; want to donate',
  'donate.donate.options.corporate.points.agreement': 'report for corporate donors; written agreement company donation',
  'donate.donate.options.corporate.points.item': 'match employee giving; company sponsors an item',
  'donate.donate.options.corporate.text':
    'corporate donation; csr company sponsorship; business partner charity; sponsor as a company',
  'donate.donate.options.monthly.points.bursaries': 'what does a monthly gift pay for; sponsor a child school fees',
  'donate.donate.options.monthly.points.changes': 'stop monthly donation; cancel recurring gift',
  'donate.donate.options.monthly.points.letter': 'accounts for donors; yearly letter donors',
  'donate.donate.options.monthly.text': 'donate every month; recurring donation; regular giving; standing order',
  'donate.donate.options.note':
    'pay donation online; how to donate; donate by credit card; ways to give; bank details for donation',
  'donate.donate.options.once.points.choice':
    'choose where my donation goes; donate to a specific project; earmark donation',
  'donate.donate.options.once.points.receipt': 'proof of how gift was used',
  'donate.donate.options.once.text': 'single donation; one off gift; minimum donation',
  'donate.givingImpact.conservation.text':
    'donate to rangers; save rhinos donation; protect wildlife donate; hirola; scout pay and boots',
  'donate.givingImpact.development.text': 'donate for jobs; income projects hives',
  'donate.givingImpact.education.text': 'who gets bursaries; school desks donation; water tank for school',
  'experiences.adventure.featured.rows.gorilla-trek.note': 'time with gorillas one hour',
  'experiences.adventure.featured.rows.hells-gate-by-bicycle.note':
    'hells gate cycling; hells gate national park bike; hike in hells gate; walk in hells gate; leave the car hells gate',
  'experiences.adventure.featured.rows.white-water.note':
    'nile rapids safety kayaks; white water rafting uganda; grade 5 rapids',
  'experiences.adventure.hero.intro': 'adventure trips; active holiday africa',
  'experiences.adventure.story.lead': 'lava tower barranco',
  'experiences.adventure.story.text':
    'pole pole pace kilimanjaro; what do i carry on kilimanjaro; guides turn people back; daypack kilimanjaro; how heavy is my daypack kilimanjaro',
  'experiences.dubai.hero.arrival': 'arrive in dubai; flights to dubai',
  'experiences.dubai.hero.intro': 'dubai when to go',
  'experiences.dubai.highlights.intro':
    'flight time nairobi to dubai; how far is dubai from nairobi; nights needed in dubai',
  'experiences.dubai.highlights.points.architecture.text': 'al fahidi wind tower; old dubai; tallest building',
  'experiences.dubai.highlights.points.desert.text': 'arabian oryx; dubai desert animals',
  'experiences.dubai.highlights.points.dining.text': 'what to eat in dubai; emirati food; restaurants dubai',
  'experiences.dubai.highlights.points.shopping.text': 'gold souk; spice souk; buy gold in dubai; saffron',
  'experiences.luxury.hero.intro': 'luxury safari; high end safari; five star safari; exclusive safari',
  'experiences.luxury.highlights.lines.2': 'fly instead of drive luxury',
  'experiences.luxury.highlights.lines.5': 'luxury tent bathroom; ensuite tent with deck',
  'experiences.luxury.story.lead':
    'why is luxury safari expensive; is a luxury safari worth it; few vehicles at sighting luxury',
  'experiences.luxury.story.text.2': 'conservancy fee who gets it; luxury safari price',
  'groups.intro': 'group travel; large group safari; school trip; company retreat; club trip; corporate incentive',
  'groups.sections.agents.paragraphs.1': 'net rates; agent commission; trade rates; tour operator partner; b2b dmc',
  'groups.sections.agents.paragraphs.2': 'will you contact my clients; agent client ownership; white label',
  'groups.sections.ask.paragraphs.1': 'group enquiry; request for more than 20 people; group quote; group request form',
  'groups.sections.fourteen.points.1': 'rooming two sharing',
  'groups.sections.fourteen.points.2': 'tour leader travels free; teacher goes free; organiser free place',
  'groups.sections.leader.paragraphs.1': 'who decides for the group; group organiser; group leader role',
  'groups.sections.leader.paragraphs.2': 'school group; teachers and pupils; students field trip; university group',
  'groups.sections.rooms.paragraphs.1': 'single supplement group; triple sharing group; share with a stranger to save',
  'groups.sections.rooms.paragraphs.2': 'camp too small for group; lodge for large group; hotel for 30 people',
  'groups.sections.size.paragraphs.1': 'more than 20 people; maximum group size; big group price',
  'groups.sections.size.paragraphs.2': 'when should a group book; group dates',
  'groups.sections.vehicles.paragraphs.1': 'several cars group; bus for group',
  'how-we-handle-reviews.intro': 'travelled with us meaning; review policy',
  'how-we-handle-reviews.sections.answers.paragraphs.1': 'reply to a review',
  'how-we-handle-reviews.sections.checks.paragraphs.1':
    'when does my review appear; fake reviews; review spam; review held back',
  'how-we-handle-reviews.sections.contact.paragraphs.1':
    'report a review; my review is missing; delete my review; remove review',
  'how-we-handle-reviews.sections.order.paragraphs.1': 'how is the rating calculated; average stars; sort reviews',
  'how-we-handle-reviews.sections.removed.paragraphs.1':
    'are bad reviews deleted; negative reviews removed; reasons review removed',
  'how-we-handle-reviews.sections.who-writes.paragraphs.1':
    'leave a review; review without account; verified reviews; how do i know reviews are real; post a review; rate a trip',
  'how-we-handle-reviews.sections.who-writes.paragraphs.2': 'paid reviews; discount for review',
  'itineraries.why.points.personal.text': 'can every trip be changed; personalised itinerary; private itinerary',
  'kenya.hero.arriving-in-kenya': 'flights to kenya; which airport kenya',
  'kenya.packages.budget-friendly-trips-in-kenya':
    'cheap safari kenya; budget safari kenya; affordable kenya; backpacker kenya; long weekend safari',
  'kenya.packages.community-cultural-trips-in-kenya':
    'cultural trip kenya; stay with maasai hosts; homestay kenya; meet the samburu people',
  'kenya.packages.luxury-trips-in-kenya': 'private conservancy kenya; high end kenya',
  'kenya.places.eight-places-to-visit':
    'park fees kenya; kws fees; entrance fees kenya; non resident park fee; conservation fees kenya; cost of park entry',
  'kenya.places.lake-nakuru': 'rothschild giraffe',
  'kenya.places.maasai-mara':
    'masai mara; how long flight to mara; mara entrance fee; drive to the mara; mara ticket hours',
  'kenya.places.mount-kenya': 'mount kenya height; where does mount kenya trek start',
  'kenya.places.ol-pejeta': 'northern white rhino; last two rhinos najin fatu; ol pejeta conservancy fee',
  'kenya.places.samburu': 'samburu special five; grevys zebra; gerenuk reticulated giraffe; samburu worth the detour',
  'kenya.places.the-coast': 'coast kenya days; kenyan beach extension; swahili coast',
  'kenya.places.tsavo-east-and-west': 'tsavo; mzima springs; tsavo lions',
  'kenya.season.best-time-to-visit-kenya': 'when to go to masai mara',
  'kenya.season.dry-with-the-herds-from-july-in-kenya-june-to-october':
    'kenya in july august september; migration in the mara; kenya high season; kenya in june; kenya in october; how many wildebeest; weather kenya july; weather kenya august; weather kenya september',
  'kenya.season.hot-and-clear-in-kenya-january-to-february':
    'kenya in january; kenya in february; masai mara february; weather kenya february',
  'kenya.season.the-long-rains-in-kenya-march-to-may': 'kenya in may; masai mara april; weather kenya may',
  'kenya.season.the-short-rains-in-kenya-november-to-december':
    'kenya in november; kenya in december; masai mara november; weather kenya december',
  'kenya.why.a-mountain-and-a-coast': 'mountain and beach kenya; trek and coast',
  'kenya.why.big-cats-all-year': 'masai mara outside migration; animals in the mara; mara worth it all year',
  'kenya.why.black-rhinos-on-the-increase': 'how many black rhinos; where to see rhinos kenya; rhino numbers',
  'kenya.why.maasai-and-samburu-hosts': 'meet maasai people; samburu tribe; local tribes kenya; culture kenya',
  'kenya.why.why-visit-kenya': 'kenya highlights; what is kenya known for',
  'partners.elders-fire-cultural-circle.text':
    'maasai elders stories; learn about stars and plants; record elders songs',
  'partners.equator-homestay-circle.line': 'homestay nanyuki; stay with a farming family',
  'partners.equator-homestay-circle.text': 'homestay price; sleep on a farm; breakfast with family homestay',
  'partners.grey-crane-wetland-watch.text': 'grey crowned crane; wetland cranes; see cranes kenya',
  'partners.seven-hills-community-conservancy.text':
    'community conservancy scouts; walk with community scouts; herders and lions',
  'partners.wild-olive-primary-school.text': 'primary school project; visit a school',
  'privacy.intro': 'how long do you keep data; personal data; gdpr privacy',
  'privacy.sections.on-your-device.paragraphs.1':
    'local storage; what does the site save in my browser; clear site data',
  'privacy.sections.what-we-do-not-do.points.1': 'cookies; sell my data; google analytics',
  'privacy.sections.what-we-do-not-do.points.2': 'card details stored; bank details on site',
  'privacy.sections.what-we-do-not-do.points.3': 'share a moment photo uploaded; pictures i add to site',
  'privacy.sections.what-we-do-not-do.points.4': 'third parties see my ip address; openstreetmap privacy',
  'privacy.sections.what-we-store.paragraphs.1': 'what data is collected',
  'privacy.sections.who-sees-it.paragraphs.1': 'who sees my data; passport details shared',
  'privacy.sections.who-we-are.paragraphs.1': 'data controller; kenya data protection act',
  'privacy.sections.why.paragraphs.1': 'why do you need my data; emergency contact details',
  'privacy.sections.why.paragraphs.2': 'unsubscribe; stop emails; newsletter',
  'privacy.sections.your-rights.points.1': 'copy of my data; access my data',
  'privacy.sections.your-rights.points.2': 'withdraw consent; object to use of data',
  'privacy.sections.your-rights.points.3': 'delete my data; correct my data; erase personal information',
  'privacy.sections.your-rights.points.4': 'data protection commissioner; complain about privacy; odpc',
  'tanzania.hero.arriving-in-tanzania': 'flights to tanzania; which airport tanzania serengeti',
  'tanzania.packages.budget-friendly-trips-in-tanzania':
    'cheap safari tanzania; budget safari tanzania; camping safari tanzania; affordable serengeti',
  'tanzania.packages.community-cultural-trips-in-tanzania':
    'cultural trip tanzania; hadzabe; meet maasai tanzania; lake eyasi',
  'tanzania.packages.luxury-trips-in-tanzania': 'mobile camps following herds; luxury serengeti; high end zanzibar',
  'tanzania.places.kilimanjaro': 'kilimanjaro height; uhuru peak; lemosho route days; arusha to moshi',
  'tanzania.places.ngorongoro': 'crater fee vehicle; ngorongoro conservation area fee; how big is the crater',
  'tanzania.places.serengeti': 'fly to serengeti; size of serengeti; seronera; drive arusha to serengeti',
  'tanzania.places.six-places-to-visit':
    'park fees tanzania; tanapa fees; entrance fees tanzania; parks northern circuit tanzania',
  'tanzania.places.zanzibar': 'stone town; fly arusha to zanzibar; zanzibar tourist tax; serengeti to zanzibar',
  'tanzania.season.best-time-to-visit-tanzania':
    'best month serengeti; best time zanzibar; best time to climb kilimanjaro',
  'tanzania.season.calving-in-tanzania-january-to-february':
    'tanzania in january; tanzania in february; kilimanjaro in january; serengeti february; weather tanzania february',
  'tanzania.season.dry-season-in-tanzania-june-to-october':
    'tanzania in july august september; serengeti in june; serengeti october; tanzania in june; zanzibar in july; tanzania high season; weather tanzania july; weather tanzania august; weather tanzania september; weather tanzania october',
  'tanzania.season.the-long-rains-in-tanzania-march-to-may': 'tanzania in may; serengeti april; weather tanzania may',
  'tanzania.season.the-short-rains-in-tanzania-november-to-december':
    'tanzania in november; tanzania in december; serengeti november; zanzibar in december; weather tanzania december',
  'tanzania.why.a-summit-you-reach-on-foot':
    'kilimanjaro without ropes; is kilimanjaro technical; kilimanjaro climbing experience',
  'tanzania.why.an-island-at-the-end': 'island after safari; zanzibar short flight',
  'tanzania.why.animals-on-the-crater-floor':
    'ngorongoro animals; rhino in ngorongoro crater; what animals live in the crater',
  'tanzania.why.why-visit-tanzania': 'serengeti herds year round',
  'terms-of-service.intro': 'website terms; rules for using the site',
  'terms-of-service.sections.donations.paragraphs.1': 'donation form terms',
  'terms-of-service.sections.fair-use.points.2': 'scrape the site; copy by bot',
  'terms-of-service.sections.fair-use.points.3': 'copyright; reuse your photos and texts; link to your site; reprint',
  'terms-of-service.sections.law.paragraphs.1': 'liability; governing law; consumer rights; court jurisdiction',
  'terms-of-service.sections.prices.paragraphs.1':
    'from price meaning; taxes included; per couple; per person or total; price basis; sharing meaning; pp; pps; park fees extra; park fees; government taxes; conservation fees included; hidden costs in the price; what does the price include; what is included in the price; do we pay park fees on the spot; are park fees in the price; from price per person sharing; is the price per person; vat and taxes in the price',
  'terms-of-service.sections.prices.paragraphs.2':
    'are driving times exact; no guarantee of animals; distances approximate',
  'terms-of-service.sections.protection.paragraphs.1':
    'bankruptcy; insolvency cover; airline goes bust; company goes bankrupt; supplier failure insurance; chargeback; safari company goes bust; money if the company goes bankrupt',
  'terms-of-service.sections.protection.paragraphs.2': 'atol; abta; package travel regulations',
  'terms-of-service.sections.requests.paragraphs.1':
    'is a request binding; when is a booking confirmed; commit to book; free quote no obligation',
  'terms-of-service.sections.requests.paragraphs.2':
    'pay on the website; somebody asked me for payment; phishing email payment; payment link scam',
  'terms-of-service.sections.reviews.paragraphs.1': 'review terms; name shown on review',
  'terms-of-service.sections.what-this-site-is.paragraphs.1': 'need an account; create an account; sign up log in',
  'terms.agreement.text': 'volunteer terms and conditions checkbox',
  'terms.intro': 'volunteer agreement; volunteer terms and conditions; volunteer contract',
  'terms.sections.code-of-conduct.points.1': 'volunteer dress code; volunteer behaviour respect',
  'terms.sections.code-of-conduct.points.2':
    'volunteer photos of children; child protection; safeguarding; alone with a child',
  'terms.sections.code-of-conduct.points.3': 'volunteer blog photos; publish about host; volunteer social media',
  'terms.sections.code-of-conduct.points.4': 'volunteer alcohol; volunteer drugs',
  'terms.sections.code-of-conduct.points.5': 'volunteer harassment; volunteer relationships',
  'terms.sections.commitment.paragraphs.1': 'volunteer change dates',
  'terms.sections.commitment.paragraphs.2':
    'volunteer support coordinator; briefing volunteers; what you promise volunteers',
  'terms.sections.contact.paragraphs.1': 'questions about volunteering',
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
    'volunteer working hours; volunteer where do i sleep; volunteer schedule',
  'terms.sections.responsibilities.points.2': 'volunteer hours',
  'terms.sections.responsibilities.points.4':
    'volunteer visa; volunteer work permit; special pass kenya volunteer; volunteer passport',
  'terms.sections.responsibilities.points.5': 'volunteer report accident; volunteer problem',
  'terms.sections.termination.paragraphs.1': 'leave volunteering early; end placement early; volunteer sent home',
  'terms.sections.termination.paragraphs.2': 'cost of leaving placement early; quit volunteering refund',
  'uganda.hero.arriving-in-uganda': 'flights to uganda; which airport uganda; arrive at entebbe',
  'uganda.packages.budget-friendly-trips-in-uganda':
    'cheap gorilla trip; budget uganda; affordable gorilla trekking; budget gorilla trek',
  'uganda.packages.community-cultural-trips-in-uganda':
    'cultural trip uganda; bigodi community walk; meet local people uganda',
  'uganda.packages.luxury-trips-in-uganda': 'luxury gorilla trip; fly to bwindi luxury',
  'uganda.places.bwindi':
    'bwindi impenetrable forest; fly to bwindi; kihihi kisoro flight; price of gorilla permit uganda; how much is gorilla trekking; kampala to bwindi; gorilla cost; how much is a gorilla permit; gorilla trek price',
  'uganda.places.crater-lakes': 'fort portal; crater lakes uganda; tea plantations',
  'uganda.places.jinja': 'source of the nile; jinja uganda; nile rafting; kampala to jinja',
  'uganda.places.kibale':
    'kibale forest; chimpanzee trekking; chimpanzee permit price; bigodi swamp; chimp tracking; chimp permit; chimpanzee trekking cost',
  'uganda.places.mgahinga': 'virunga volcanoes; volcano hike uganda',
  'uganda.places.murchison-falls': 'murchison boat; kampala to murchison',
  'uganda.places.queen-elizabeth': 'kazinga channel boat; tree climbing lions; ishasha',
  'uganda.places.seven-places-to-visit':
    'park fees uganda; uwa tariff; permit prices uganda; are permits included uganda; entrance fees uganda',
  'uganda.season.best-time-to-visit-uganda': 'best time gorilla trekking; when to see gorillas',
  'uganda.season.drier-in-uganda-january-to-february':
    'uganda in january; uganda in february; gorilla trek february; weather uganda february',
  'uganda.season.first-rains-in-uganda-march-to-may':
    'uganda in may; gorilla trekking in april; gorilla low season cheaper lodges; weather uganda march; cheapest month for gorillas; cheap gorilla permits; gorillas in low season',
  'uganda.season.second-rains-dry-by-christmas-in-uganda-september-to-december':
    'uganda in october; uganda in november; uganda in september; uganda in december; gorillas at christmas; weather uganda december',
  'uganda.season.the-dry-season-in-uganda-june-to-august':
    'uganda in july; uganda in june; uganda in august; gorilla trek july; uganda high season; weather uganda august',
  'uganda.why.an-hour-with-the-gorillas':
    'how many people per gorilla group; how close to gorillas; distance to gorillas; rules with gorillas; seven metres; closer than 7 metres; touch a gorilla',
  'uganda.why.queen-elizabeth-by-car-and-by-boat': 'birds uganda; lions in trees; boat among hippos',
  'uganda.why.the-nile-at-jinja-and-murchison': 'waterfall uganda; top of the falls; nile uganda',
  'uganda.why.thirteen-primates-in-one-forest':
    'how many chimpanzees; primates kibale; red colobus monkeys; types of monkeys uganda',
  'uganda.why.why-visit-uganda': 'how many mountain gorillas left; where do mountain gorillas live',
  'volunteers.before.text':
    'requirements volunteering; how soon do you reply volunteer; volunteer qualifications; volunteer cost',
  'volunteers.intro': 'volunteering in africa; volunteer abroad kenya; volunteer opportunities; gap year; voluntourism',
  'volunteers.programmes.intro':
    'choose a volunteer programme; two volunteer programmes; list of volunteer jobs; apply as volunteer',
  'volunteers.reasons.points.a-person-looks-after-you.text':
    'who looks after volunteers; halima volunteer coordinator; volunteer alone safe',
  'volunteers.reasons.points.the-work-goes-on-after-you.text': 'hand over volunteer work; lasting impact volunteer',
  'volunteers.reasons.points.the-work-is-needed.text':
    'is volunteering useful; does volunteering do harm; ethical volunteering',
  'volunteers.reasons.points.you-learn-something-too.text': 'what do volunteers learn',
  'before-you-go.answers.the-way-from-the-maasai-mara-to-the-serengeti':
    'cross from mara to serengeti; drive mara to serengeti; flight mara to serengeti; migori tarime; sand river border; get from masai mara to serengeti; how far masai mara to serengeti',
  'before-you-go.answers.countries-we-do-not-travel-to':
    'botswana; okavango delta; south africa; kruger; cape town; garden route; namibia; etosha; sossusvlei; zambia; south luangwa; zimbabwe; victoria falls; malawi; mozambique; trips in rwanda; do you run trips in rwanda; kigali trip; virunga congo; ethiopia trips; egypt; pyramids; nile cruise; oman; abu dhabi; saudi arabia; morocco; madagascar; lemurs; mauritius; seychelles; maldives; southern africa; west africa; senegal; ghana; burundi; mahale gombe; congo safari',
  'before-you-go.answers.tailor-made-trips':
    'make a trip for us; design our own trip; build an itinerary from scratch; plan a trip from the beginning; custom itinerary; bespoke safari; our own dates and pace; something not on the list; do you only have fixed itineraries',
  'before-you-go.answers.days-needed-for-gorillas':
    'day trip from kampala; gorilla trekking two days; short gorilla trip; weekend gorillas',
  'before-you-go.answers.family-holidays-in-dubai':
    'dubai with kids; dubai with children; dubai stopover with kids; aquarium dubai; water park dubai; toddler in dubai; theme park dubai; desert with children',
  'before-you-go.answers.best-age-for-a-first-safari':
    'youngest age for safari; is 5 too young; safari with kids; are children allowed on safari; small kids ok; when are kids old enough; safari suitable for children; is safari practical with children; age for a first safari; children on a safari; minimum age for safari',
  'before-you-go.answers.gift-vouchers':
    'gift card; gift certificate; voucher; give a trip as a present; safari as a gift; honeymoon registry; wedding gift list; christmas present trip; buy a trip for somebody',
  'before-you-go.answers.giving-your-place-to-somebody-else':
    'someone else go instead; transfer booking to another person; pass booking on to a friend; replace a traveller; swap a person; change person on the booking; my friend cannot come; one of us drops out; give my place to a friend; transfer my spot; substitute traveller; resell my booking; sister goes instead',
  'before-you-go.answers.jobs-and-internships':
    'internship; vacancy; career; send my cv; apply for a job; become a safari guide; apprenticeship; hiring guides; open positions; looking for a job',
  'before-you-go.answers.journalists-bloggers-and-film-crews':
    'journalist; press trip; influencer; blogger; free stay for content; youtube channel; film crew; filming permit; travel writer; magazine article; sponsored trip; tiktok; fam trip; brand ambassador',
  'before-you-go.answers.reviews-here-and-elsewhere':
    'tripadvisor; trip advisor; google reviews; trustpilot; safaribookings; reviews of your company; testimonials; customer feedback; are your reviews real',
  'before-you-go.answers.brochures':
    'catalogue; pdf; download itinerary; leaflet; printed information; send information by post; share the trip with friends',
  'before-you-go.answers.customs-alcohol-tobacco-and-cash':
    'duty free; customs allowance; how much alcohol can i bring; bring wine; bring whisky into kenya; bring liquor; bottle of spirits; cigarettes allowance; tobacco allowance; declare cash; how much cash can i bring into the country; duty free gin; import limits; carry cash limit',
  'before-you-go.answers.food-in-your-luggage':
    'bring snacks; bring cheese; biltong jerky; food in suitcase; cereal bars; chocolate in luggage; can i take food into kenya; take my own food; bring seeds or plants; protein powder; bring tea bags',
  'before-you-go.answers.cameras-and-laptops-at-customs':
    'declare camera; camera duty; camera equipment customs; electronics customs; import camera gear; walkie talkie; bring laptop; gopro; professional camera permit',
  'before-you-go.answers.taking-souvenirs-home':
    'wooden mask; bring home a mask; bring carvings home; take coffee home; bring tea and spices home; souvenirs on the plane; souvenirs customs at home; export souvenirs; ship souvenirs home; bring home spear; bows and arrows souvenir; bring back gifts',
  'before-you-go.answers.what-drinks-and-meals-cost-on-the-way':
    'how much is a beer; how much are drinks; price of wine; how much is dinner; price of a meal; lunch price; how much does food cost; restaurant prices; cost of water; cocktail price; cost of living; is food expensive in kenya',
  'before-you-go.answers.pay-of-guides-and-porters':
    'how are guides paid; guide salary; guide wages; staff wages; fair pay; do guides earn enough; are porters paid well; fair trade; working conditions; treat staff well; low season pay',
  'before-you-go.answers.rain-jacket-and-umbrella':
    'rain jacket; raincoat; rain coat; umbrella; waterproof jacket; waterproof trousers; rain gear; rubber boots; wellies; gore tex; rain cover',
  'before-you-go.answers.diabetes':
    'type 1 diabetes; insulin pump; insulin on kilimanjaro; blood sugar; insulin storage; glucose monitor; hypo snacks',
  'before-you-go.answers.ticks': 'tick bite; lyme disease; leeches',
  'before-you-go.answers.which-vaccinations-are-needed':
    'what jabs; which shots; scared of needles; needle phobia; hepatitis; vaccination list; travel clinic; meningitis vaccine; mandatory vaccines; routine vaccines; vaccinate children; cost of vaccines; immunizations; inoculation',
  'before-you-go.answers.which-animals-you-see':
    'what wildlife will we see; how close do animals come; will we see elephants; will we see lions; chance to see animals; see giraffes; hyena; antelope; common animals; guaranteed to see animals; list of animals',
  'before-you-go.answers.tigers-pangolins-and-other-rare-animals':
    'tigers; pangolin; aardvark; honey badger; serval; caracal; bush baby; porcupine; black leopard; rarest animal; otters',
  'before-you-go.answers.rain-on-safari':
    'rainy day; bad weather; is the safari cancelled if it rains; thunderstorm; flooded roads; muddy tracks; will rain ruin the safari; wet weather on safari',
  'before-you-go.answers.hunting': 'trophy hunting; game hunting; bow hunting',
  'before-you-go.answers.volunteering-with-animals':
    'volunteer with lions; volunteer with elephants; volunteer at elephant orphanage; volunteer wildlife; work with animals; volunteer with cubs; volunteer rhino; feed baby elephants volunteer; lion breeding; teenager volunteer animals; vet student; veterinary volunteering; conservation volunteer; volunteer at a wildlife sanctuary',
  'before-you-go.answers.fishing': 'nile perch; fly fishing; fishing rod; sport fishing',
  'before-you-go.answers.kayaks-and-bungee-at-jinja':
    'bungee; bungy; kayak; quad bike jinja; adrenaline activities; zip line; zipline; stand up paddle; skydive; paragliding; abseiling',
  'before-you-go.answers.giraffe-manor-and-giraffe-centre':
    'giraffe manor; giraffe centre; giraffe center; book giraffe manor; feed giraffes; giraffe hotel; breakfast with giraffes; giraffes nairobi; kiss a giraffe',
  'before-you-go.answers.which-meals-and-drinks-are-included':
    'is lunch included; are meals included; breakfast included; dinner included; all inclusive; full board; are drinks included; drinks extra; soft drinks included; drinks at the lodge; packed lunch; lunch box; bed and breakfast; is alcohol included; is food included; do we pay for meals; is water included; snacks provided; pay for drinks at the lodge by card',
  'before-you-go.answers.what-children-eat':
    'kids menu; children menu; food for kids; picky eater; fussy child; what will my kids eat; kids meals; child does not eat; chicken nuggets; early dinner for children; fussy eater; snacks for kids; highchair',
  'before-you-go.answers.how-fit-you-must-be-for-kilimanjaro':
    'training for kilimanjaro; prepare for kilimanjaro; train for kili; how hard is kilimanjaro; overweight kilimanjaro; is kilimanjaro difficult; kilimanjaro unfit; no hiking experience; hours walking per day kilimanjaro; kilimanjaro beginner',
  'before-you-go.answers.meru-rwenzori-and-other-mountains':
    'mount meru; rwenzori; rwenzori trekking; ruwenzori mountains of the moon; margherita peak; mount elgon; ol doinyo lengai; mount longonot; sabyinyo; virunga climb; nyiragongo; usambara hike; which mountains do you climb; simien mountains',
  'before-you-go.answers.whale-sharks-and-turtles':
    'turtles; sea turtles; turtle sanctuary; turtle hatching; manta rays; are there sharks; humpback whales; whale watching; jellyfish',
  'before-you-go.answers.dune-bashing-and-quad-bikes':
    'dune bashing; dune drive; dune buggy; quad bike; desert safari jeep; sandboarding; 4x4 in the dunes; desert drive car sick; camel ride',
  'before-you-go.answers.balloons-in-dubai': 'balloon over desert',
  'before-you-go.answers.burj-khalifa-tickets':
    'burj khalifa; burj khalifa entrance; top of burj khalifa; tower ticket; observation deck',
  'terms.sections.code-of-conduct.points.6': 'volunteer rules for wildlife; volunteer distance from animals',
  'before-you-go.answers.murchison-or-queen-elizabeth':
    'which park in uganda; compare murchison falls and queen elizabeth; best wildlife park uganda',
  'before-you-go.answers.manyara-or-tarangire':
    'skip manyara; is lake manyara worth it; compare tarangire manyara; is tarangire worth it',
  'before-you-go.answers.serengeti-or-ngorongoro':
    'is ngorongoro worth it; best park tanzania; ngorongoro crater too busy',
  'before-you-go.answers.amboseli-or-the-maasai-mara': 'is amboseli worth it; is masai mara worth it; best park kenya',
  'before-you-go.answers.ol-pejeta-or-lake-nakuru': 'is ol pejeta worth it; is lake nakuru worth it',
  'before-you-go.answers.zanzibar-or-diani':
    'zanzibar or mombasa; best beach after safari; is zanzibar worth it; lamu or zanzibar',
  'before-you-go.answers.gorillas-or-chimpanzees':
    'gorilla vs chimp trekking; difference gorillas chimpanzees; are chimps worth it',
  'before-you-go.answers.what-to-do-in-nanyuki': 'equator line; ngare ndare; stay in nanyuki',
  'before-you-go.answers.fear-of-heights':
    'afraid of heights; scared of heights; vertigo; canopy walk height; acrophobia',
  'before-you-go.answers.comparing-offers':
    'price match; cheaper offer elsewhere; found it cheaper; other company cheaper; quote comparison; better price; choose an operator; why a local operator; local company or agency; book direct or agency; why is one quote so much higher; local operator or agent at home; two companies different price same itinerary; cheap offer too good to be true',
  'before-you-go.answers.why-one-trip-costs-more-than-another':
    'price difference between trips; what makes a trip expensive; budget or luxury; mid range; what does a cheaper trip leave out; what affects the price; how to make it cheaper; reduce the price; save money on safari; within our budget',
  'before-you-go.answers.paying-separately':
    'split the payment; two families pay; split the bill; pay for one person only; invoice; invoice for my employer; tax invoice; friends pay their own share; somebody else pays for me; proof of payment',
  'before-you-go.answers.time-to-decide':
    'hold dates; keep the offer; how long is the offer valid; quote valid; time to think; provisional booking; option on rooms; reserve without paying; free hold; pencil in',
  'before-you-go.answers.smallest-party':
    'minimum number of people; minimum group size; do you guarantee departure; trip for two people; enough people; what if not enough people book; smallest group; trip for one person',
  'before-you-go.answers.when-you-hear-from-us':
    'how long until you reply; response time; have not heard back; did you get my message; still waiting for a reply; email not received; confirmation email; how fast do you respond; enquiry reply; are you open at weekends; closed on sunday; how soon do you answer; how fast do you reply',
  'before-you-go.answers.airlines-to-east-africa':
    'kenya airways klm; direct flight from europe; flights from usa; flights from new york; flights from australia; cheap flights; nonstop flights; how long is the flight from london; international flights; how long is the flight from home',
  'before-you-go.answers.flights-between-kenya-tanzania-and-uganda':
    'flights between countries; flight mombasa; bwindi to masai mara by plane; fly from uganda to kenya; fly from bwindi to the mara; internal flights; domestic flights; regional flights; connecting flights; flight to zanzibar; fly to mombasa; entebbe to nairobi; flights within africa; kilimanjaro airport to zanzibar flight; direct flight from kilimanjaro airport to zanzibar',
  'before-you-go.answers.seats-on-light-aircraft':
    'reserve seats on the plane; sit together on the plane; how big are the planes; how small are the planes; reserved seats flight; bush plane toilet; arrive at wilson airport; check in for bush flight; how early at wilson airport; food on the small plane',
  'before-you-go.answers.two-passports':
    'dual nationality; dual citizen; second passport; which passport to use; kenyan passport and british',
  'before-you-go.answers.pets': 'assistance dog; service dog; pet friendly; bring a dog',
  'before-you-go.answers.comfort-on-the-long-flight':
    'wear on the plane; what to wear on the flight; compression socks; long haul; flight socks; economy legroom; hand luggage essentials; carry on what to pack; tips for long flight; thrombosis; blood clots; sleep on the plane',
  'before-you-go.answers.small-bag-for-the-day':
    'daypack; day pack; size of daypack; small backpack; backpack for game drives; bag for camera and water; waterproof bag; dry bag',
  'before-you-go.answers.walking-poles':
    'trekking poles; hiking poles; walking sticks; hiking stick; poles for gorillas',
  'before-you-go.answers.instruments-surfboards-and-sports-gear':
    'guitar; surfboard; surf board; golf clubs; kite gear; musical instrument; skateboard; sports equipment; bike box; oversized luggage',
  'before-you-go.answers.blisters-and-feet':
    'blisters; foot care; sore feet; hiking socks; toenails; new boots; break in boots; wet boots; gaiters kilimanjaro',
  'before-you-go.answers.seasickness-on-boats':
    'seasick; sea sick; boat motion; rough sea; is the boat rocky; boat trip rough; dramamine',
  'before-you-go.answers.stars-at-night':
    'stargazing; star gazing; milky way; southern cross; astronomy; telescope; night sky; astrophotography; night photography',
  'before-you-go.answers.snow-on-kilimanjaro':
    'glaciers; is there snow; when can you see kilimanjaro; is kilimanjaro covered in cloud; kilimanjaro view',
  'before-you-go.answers.breakdowns-and-punctures':
    'breakdown; car breaks down; vehicle breaks down; puncture; flat tyre; flat tire; stuck in the mud; spare wheel; spare vehicles; spare tyre; replacement car; mechanical problems; backup vehicle',
  'before-you-go.answers.speed-and-driving-style':
    'drive safely; speed limit; driver too fast; careful driver; driving style; driving safety; drunk driver',
  'before-you-go.answers.what-is-in-the-car':
    'fridge in the jeep; cool box; equipment of the vehicle; how old are the vehicles; condition of the vehicles; maintained vehicles; radio in the car; binoculars in the car; wifi in the car; are the cars comfortable; state of the vehicles',
  'before-you-go.answers.religion-and-church-services':
    'religion; church service; attend church; muslim country; islam; hijab; headscarf; wear a hijab; hindu temple; synagogue; sunday mass; catholic',
  'before-you-go.answers.tattoos-and-piercings': 'tattoos; piercing; nose ring; dyed hair; long hair men',
  'before-you-go.answers.gifts-for-your-guide':
    'present for the driver; bring something for the guide; thank you gift; gift for camp staff; donate boots to porters; gift for host family; present for hosts',
  'before-you-go.answers.how-maasai-and-samburu-live-today':
    'how do maasai live; maasai today; are maasai real; maasai life; samburu people life; do maasai have phones; authentic maasai; maasai culture; maasai warriors; polygamy; why do maasai jump',
  'before-you-go.answers.wild-gorillas-and-their-families':
    'are the gorillas wild; gorilla zoo; gorilla family size; how big is a gorilla group; gorillas in a group; how many gorillas in a family; silverback; baby gorillas; are gorillas tame; are gorillas dangerous; gorilla attack; habituated gorillas; do gorillas bite; gorilla charge; gorilla behaviour',
  'before-you-go.answers.safety-at-bwindi':
    'is bwindi safe; congo border; rebels; adf attacks; is gorilla trekking safe; soldiers at bwindi; kisoro safe; security gorilla trekking; m23',
  'before-you-go.answers.ground-floor-view-and-room-service':
    'ground floor; room service; room with a view; waterhole; room near the restaurant; breakfast in the room; elephants from the room; animals from the room; view from the tent; rooms next to each other; tent near reception; river view; private plunge pool; request a room; tent away from others; how far apart are the tents; quiet tent; honeymoon tent; secluded tent; far from other guests; quiet room; lodges without stairs; lift in the lodge',
  'before-you-go.answers.shops-and-supermarkets-on-the-way':
    'supermarket; shops on the way; forgot to pack something; buy sunscreen at the lodge; buy batteries; shopping mall nairobi; do they sell sunscreen; gift shop; buy toothpaste',
  'before-you-go.answers.keeping-children-safe-in-camp':
    'safe for children; is safari safe for kids; children running around; dangerous for children; safe for toddlers; children and wild animals; child safety',
  'before-you-go.answers.chance-of-seeing-a-kill':
    'see a kill; predators hunting; watch a hunt; see a hunt; best time to see lions',
  'before-you-go.answers.cooking-and-eating-with-a-family':
    'cook with a local family; cooking class; cooking lesson; eat with a family; dinner with locals; lunch with a family; learn to cook; home cooked meal; meet locals',
  'before-you-go.answers.photographing-gorillas':
    'gorilla photos; gorilla photography; camera for gorillas; lens for gorillas; tips for gorilla photos; video gorillas',
  'before-you-go.answers.food-on-kilimanjaro':
    'meals on kilimanjaro; vegetarian on kilimanjaro; what do you eat on kilimanjaro; snacks for kilimanjaro; water on kilimanjaro; cook on kilimanjaro; vegetarian food on the climb; drinking water on the mountain; hungry on the climb',
  'before-you-go.answers.summit-night-on-kilimanjaro':
    'summit night; midnight start; last climb to the top; hardest day kilimanjaro; stella point; gilmans point; reach the summit time; sunrise on kilimanjaro; full moon on summit night',
  'before-you-go.answers.turning-back-on-a-climb':
    'quit the climb; abandon the climb; cannot reach the summit; what if i cannot make it; refund if i do not summit; slower than the group; quit half way; money back if i do not reach the summit; come down early from kilimanjaro; turn back on kilimanjaro',
  'before-you-go.answers.dangers-of-a-climb':
    'is mount kenya dangerous; is kilimanjaro dangerous; deaths on kilimanjaro; risk of climbing; fatalities; danger on the mountain; die on kilimanjaro; is the climb safe; is kilimanjaro safe; rockfall; is mount kenya safe; how many people die on kilimanjaro; can you die on the climb',
  'before-you-go.answers.children-on-mount-kenya':
    'mount kenya with kids; point lenana with kids; point lenana with children; age for mount kenya; teenager mount kenya; family hike mount kenya',
  'before-you-go.answers.outings-on-zanzibar':
    'prison island; jozani; jozani forest; spice tour; day trips zanzibar; dhow cruise; sunset dhow; safari blue; sandbank picnic; tortoises; nakupenda; freddie mercury',
  'before-you-go.answers.taxis-on-zanzibar':
    'getting around zanzibar; dala dala; transport on zanzibar; taxi stone town to nungwi; bus zanzibar; rent a car zanzibar; zanzibar airport transfer; how long stone town to beach',
  'before-you-go.answers.safety-in-dubai':
    'is dubai safe; crime dubai; single woman dubai; theft dubai; solo woman dubai',
  'before-you-go.answers.if-your-card-is-refused':
    'card does not work; payment failed; payment declined; card swallowed by atm; lost my card; card stolen; fraud alert bank',
  'before-you-go.answers.visiting-the-batwa':
    'is it ethical to visit the batwa; pygmies; batwa experience; batwa trail; forest people; batwa village',
  'before-you-go.answers.police-checks-and-bribes':
    'bribes; corruption; police stop; roadblocks; corrupt officials; police on the road',
  'before-you-go.answers.what-climbing-kilimanjaro-costs':
    'kilimanjaro cost; kilimanjaro price; how much to climb kilimanjaro; why is kilimanjaro expensive; kilimanjaro budget climb; kilimanjaro total cost; kili climb price',
  'before-you-go.answers.arusha-or-moshi': 'what to do in arusha',
  'before-you-go.answers.training-of-the-guides':
    'guide training; what training do guides have; certified guides; qualified guides; are your guides licensed; experienced guides; how good are the guides; guide qualifications; guide exam; first aid of the guide',
  'before-you-go.answers.where-your-guide-eats-and-sleeps':
    'where does the guide sleep; does the guide eat with us; driver accommodation; guide at our table; do we pay for the room of the driver; meals of the guide',
  'before-you-go.answers.getting-out-of-the-car-in-a-park':
    'get out of the car to take pictures; leave the vehicle in the park; stretch legs in the park; stand outside the jeep; get out of the jeep on a game drive',
  'before-you-go.answers.golden-monkeys':
    'golden monkey tracking; golden monkey trekking; golden monkeys mgahinga; see golden monkeys uganda',
  'before-you-go.answers.lamu':
    'lamu island; is lamu worth a visit; lamu after safari; fly to lamu; nairobi to lamu; is lamu safe; shela beach',
  'before-you-go.answers.beach-sellers-and-beach-boys':
    'beach boys; beach boys diani; hassle on the beach; touts on the beach; hawkers zanzibar; pushy sellers; do sellers bother us on the beach',
  'before-you-go.answers.pemba-and-mafia':
    'pemba island; mafia island; pemba or zanzibar; mafia or zanzibar; quieter island than zanzibar',
  'before-you-go.answers.dar-es-salaam':
    'is dar es salaam safe; night in dar es salaam; walk in dar es salaam; things to do in dar es salaam',
  'before-you-go.answers.price-for-your-party':
    'total for two adults and a child; price for four people in august; cost for a family of three; price for 14 people; price for two in july; what do two couples pay; calculate the price; price with two kids; total price for our group',
  'before-you-go.answers.parks-outside-our-listed-trips':
    'lewa; ol pejeta or lewa; meru national park kenya; kidepo; kidepo valley; nyerere selous; ruaha; aberdare; shimba hills; mikumi; arusha national park; mkomazi',
  'before-you-go.answers.arriving-the-day-before':
    'arrive a day before the safari; arrive a day early; must we arrive the day before; hotel before the trip starts; extra night before the safari',
  'before-you-go.answers.return-ticket-and-first-address':
    'proof of return ticket; onward ticket; show a flight home at immigration; address of the hotel for immigration; what does immigration ask',
  'before-you-go.answers.airport-and-departure-taxes':
    'departure tax; airport tax; exit fee at the airport; safety fee on flights',
  'before-you-go.answers.fees-for-cards-and-transfers':
    'card fee; surcharge for credit card; extra charge for paying by credit card; transfer fee; bank charges for a transfer; is there a fee for paying by card',
  'before-you-go.answers.if-something-is-not-right':
    'complain about the guide; complaint during the trip; not happy with the room; make a complaint',
}
