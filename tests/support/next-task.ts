import { act } from '@testing-library/react'

/** What appears by itself waits for a task of its own, so that it comes between no two halves of a tap. */
export const nextTask = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)))
