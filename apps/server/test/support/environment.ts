/** What a process of a test's inherits: nothing that the server would take for a setting, or refuse as none. */
export function environment(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('JURYBOX_') && name !== 'DATABASE_URL'),
  );
}
