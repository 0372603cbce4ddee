/** Imports the samples that its parent names, so that one process runs many of them. */
process.on('message', (file: string) => {
  import(file).then(
    () => process.send?.({ file, error: undefined }),
    (error: unknown) => process.send?.({ file, error: String(error) }),
  );
});
