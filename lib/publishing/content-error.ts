import { UnreadableFile } from '../platform/open-in-worker'

/** What cannot be published, or is none of our files. The message is for its author. */
export class ContentError extends UnreadableFile {
  override name = 'ContentError'
  /** Whether a retry may succeed. */
  constructor(
    message: string,
    readonly isTemporary = false,
  ) {
    super(message)
  }
}
