import { useEffect } from 'react'

/**
 * When the browser follows a link to a fragment, the new entry of the history lacks the router's state, and Back to it
 * would change the address but not the page. It gets the state of the entry before, which shows the same page.
 */
export function useFragmentEntries() {
  useEffect(() => {
    let before = { page: '', state: null as unknown }
    const currentPage = () => location.pathname + location.search
    const note = () => {
      before = { page: currentPage(), state: history.state }
    }
    const complete = () => {
      if (history.state === null && before.state && before.page === currentPage())
        history.replaceState(before.state, '')
    }
    addEventListener('click', note, true)
    addEventListener('hashchange', complete)
    return () => {
      removeEventListener('click', note, true)
      removeEventListener('hashchange', complete)
    }
  }, [])
}
