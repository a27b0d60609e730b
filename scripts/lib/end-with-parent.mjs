// Preloaded in every child: kills its process group when the parent dies. Grandchildren load it too and ignore it.
if (process.env.ENDS_WITH_PARENT === String(process.ppid)) {
  process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'))
  process.channel?.unref()
}
