import { createClient, getHealth } from '../../../src/index.ts';

export async function getHealthSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await getHealth({ client });
  console.log(answer);
}
