import { answerDesk } from '@/lib/desk/answer'

type Context = { params: Promise<{ token: string }> }

async function answer(request: Request, { params }: Context) {
  return answerDesk(request, (await params).token)
}

export { answer as GET, answer as POST }
