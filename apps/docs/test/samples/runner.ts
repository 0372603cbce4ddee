/** Imports the samples that the parent process names. One process thus runs many samples. */
import { pathToFileURL } from 'node:url';

let count = 0;
process.on('message', (file: string) => {
  // Each import has a different URL. Otherwise, Node.js would not run a file again after a change.
  import(`${pathToFileURL(file).href}?run=${(count += 1)}`).then(
    () => process.send?.({ file, error: undefined }),
    (error: unknown) => process.send?.({ file, error: String(error) }),
  );
});
