/** Imports each sample whose path the parent process sends. So one process runs many samples. */
import { pathToFileURL } from 'node:url';

let count = 0;
process.on('message', (file: string) => {
  // A different URL per import, because Node.js runs a module with the same URL only once.
  import(`${pathToFileURL(file).href}?run=${(count += 1)}`).then(
    () => process.send?.({ file, error: undefined }),
    (error: unknown) => process.send?.({ file, error: String(error) }),
  );
});
