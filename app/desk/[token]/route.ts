import { handleDeskRequest } from '@/lib/desk/handle-request'

type Context = { params: Promise<{ token: string }> }

async function answer(request: Request, { params }: Context) {
  return handleDeskRequest(request, (await params).token)
}

export { answer as GET, answer as POST }
