// Loaded first in every child process: when the parent is killed, the child and its helpers end too. Grandchildren also
// load it and must ignore it.
if (process.env.ENDS_WITH_PARENT === String(process.ppid)) {
  process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'))
  process.channel?.unref()
}
