/** Hidden from people and screen readers: whoever fills it in is a robot. */
export function RobotTrap() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Website
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
