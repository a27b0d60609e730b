import { checkTypes } from './lib/checks'
import { OperatorError, print } from './lib/report'
import { run } from './lib/run'

await run(async () => {
  const { code, output } = await checkTypes()
  if (code !== 0) throw new OperatorError(output)
  print('No type errors')
})
