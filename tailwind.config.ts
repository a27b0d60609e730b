import type { Config } from 'tailwindcss'
import { tokens } from './lib/design/tokens'

const { screens, colors, ...rest } = tokens

export default {
  theme: {
    screens,
    colors: { ...colors, transparent: 'transparent', current: 'currentColor', inherit: 'inherit' },
    extend: rest,
  },
} as unknown as Config // the tokens are readonly, which Tailwind's type does not accept
