/** Says that the next part is loading. */
export function MoreLabel({ isLoading }: { isLoading: boolean }) {
  return (
    <>
      Show more<span className="sr-only"> trips</span>
      <span role="status" className="sr-only">
        {isLoading && 'Loading'}
      </span>
      {isLoading && <span className="absolute inset-x-0 bottom-0.5 animate-route border-t-4 border-dotted" />}
    </>
  )
}
