// Themes that follow from what is written, for websearch_to_tsquery in title, places and highlights; the others follow
// from days and stops. Kept out of lib/domain/themes.ts, which browsers load.

export const themeWords: Record<string, string> = {
  honeymoon: 'honeymoon or couples',
  families: 'families',
  'first-safari': 'first safari',
  beach: 'beach or snorkelling or island',
  hiking: 'hiking or trekking or climb or summit',
  culture: 'culture or cultural or village or homestead or homestay',
  conservation: 'conservation or keepers or sanctuary',
  boat: 'boat or canoe or rafting or launch',
}
