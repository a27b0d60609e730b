// Loaded first in every child process: when the parent is killed, the child and its helpers must not outlive it.
// Node hands this file on to the child's own children, which have nothing to do with it.
if (process.env.ENDS_WITH_PARENT === String(process.ppid)) {
  process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'))
  process.channel?.unref()
}
