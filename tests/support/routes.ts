export { pages, unknownPages, variants } from '@/scripts/lib/site-paths'
