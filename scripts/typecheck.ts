import { OperatorError, print } from './lib/report'
import { run } from './lib/run'
import { checkTypes } from './lib/testing/checks'

await run(async () => {
  const { code, output } = await checkTypes()
  if (code !== 0) throw new OperatorError(output)
  print('No type errors')
})
