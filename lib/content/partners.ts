import type { Route } from 'next'

type Partner = { name: string; place: string; line: string; text: string; link?: { label: string; href: Route } }

export const partners: Partner[] = [
  {
    name: 'Wild Olive Primary School',
    place: 'North-west of Nanyuki',
    line: 'A village school with more pupils than desks, and a tree nursery run by Grade Six.',
    text: 'A village school on the dry side of the mountain, where many pupils walk an hour each way and elephants sometimes have the road first. The head teacher keeps the list of what is needed. Water came top for years, then desks and a library; now it is a new roof for the kitchen.',
    link: { label: 'Read about the school', href: '/community/wild-olive-school' as Route },
  },
  {
    name: 'Seven Hills Community Conservancy',
    place: 'Laikipia North',
    line: 'Pastoral families who set grazing land aside for wildlife and patrol it themselves.',
    text: 'Pastoral families have set part of their grazing land aside for wildlife and elect the committee that runs it. Their scouts walk it daily, in pairs, counting elephant and Grevy’s zebra and helping herders to stay out of trouble with lions. Our guests pay a fee for every walk they lead.',
  },
  {
    name: 'Grey Crane Wetland Watch',
    place: 'Between Nanyuki and Timau',
    line: 'Farmers who leave a strip of marsh uncut so that the cranes can nest.',
    text: 'Fewer than {count-crowned-crane} grey crowned cranes are left in Kenya, and many of them nest in marshes that belong to farmers. This group leaves a strip uncut round each nest, plants the banks with indigenous trees and counts the birds twice a year. We pay for seedlings, gumboots and the count.',
  },
  {
    name: 'Equator Homestay Circle',
    place: 'Farms around Nanyuki',
    line: 'Farming families who host travellers and set the price together.',
    text: 'Farming families with a spare room or two who receive travellers in turn. The circle sets the price, inspects the rooms and keeps the rota; we send the guests and pay on the day they arrive. Breakfast is what the family eats, and you are usually introduced to the cow by name.',
  },
  {
    name: 'Elders’ Fire Cultural Circle',
    place: 'Samburu and Laikipia',
    line: 'Maasai and Samburu elders who teach songs, beadwork and the stars to the young.',
    text: 'Maasai and Samburu elders meet in the school holidays to teach songs, beadwork, plant medicine and the names of the stars. They decide what visitors may see, hear and record, and some evenings the answer is nothing. We drive people to the meetings and pay for the food.',
  },
]
