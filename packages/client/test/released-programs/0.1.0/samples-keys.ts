import { createClient, createKey, listKeys, revokeKey } from '../../../src/index.ts';

export async function listKeysSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await listKeys({ client });
  console.log(answer);
}

export async function createKeySample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await createKey({
    client,
    body: {
      key_name: 'annotation page',
      role: 'evaluator',
      expires_at: '2027-01-31T00:00:00Z'
    },
  });
  console.log(answer);
}

export async function revokeKeySample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await revokeKey({
    client,
    path: {
      key_id: '0198d2a4-5d00-7c11-8e42-6fb90a3d7c15'
    },
  });
  console.log(answer);
}
