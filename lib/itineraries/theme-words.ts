// For websearch_to_tsquery, in title, places and highlights. Kept out of ./themes.ts, which browsers load.

export const themeWords: Record<string, string> = {
  'big-cats': 'lion or leopard or cheetah or big cats',
  elephants: 'elephant',
  rhinos: 'rhino',
  gorillas: 'gorilla',
  chimpanzees: 'chimpanzee or chimp',
  migration: 'migration or river crossing or calving',
  'zebras-giraffes': 'zebra or giraffe',
  hippos: 'hippo or crocodile',
  birds: 'bird or fish eagles or turaco or flamingo',
  honeymoon: 'honeymoon or couples',
  families: 'families',
  'first-safari': 'first safari',
  beach: 'beach or snorkelling or island',
  hiking: 'hiking or trekking or climb or summit',
  culture: 'culture or cultural or village or homestead or homestay',
  conservation: 'conservation or keepers or sanctuary',
  boat: 'boat or canoe or rafting or launch',
  'fly-in': 'fly-in or light aircraft',
  camping: 'camping or campsite',
  'city-desert': 'dunes or souk or stone town',
}
