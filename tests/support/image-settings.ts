// The bundler gives next/image the settings of next.config.ts. Without one it warns about every picture.
import { imageConfigDefault } from 'next/dist/shared/lib/image-config'
import nextConfig from '@/next.config'

imageConfigDefault.qualities = nextConfig('test').images?.qualities
