// What a component test leaves in the document is taken away after it.
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// What is loaded when first wanted may take its time on a busy machine; a test that passes never waits that long.
configure({ asyncUtilTimeout: 10_000 })

afterEach(cleanup)
