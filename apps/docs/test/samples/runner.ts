/** Imports the samples that the parent process names. One process thus runs many samples. */
process.on('message', (file: string) => {
  import(file).then(
    () => process.send?.({ file, error: undefined }),
    (error: unknown) => process.send?.({ file, error: String(error) }),
  );
});
