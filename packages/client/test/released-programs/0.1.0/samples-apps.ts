import { createApp, createClient, deleteApp, getApp, getVariantByEnv, listApps, renameApp } from '../../../src/index.ts';

export async function getVariantByEnvSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await getVariantByEnv({
    client,
    query: {
      app_id: '0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55',
      environment: 'production'
    },
  });
  console.log(answer);
}

export async function listAppsSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await listApps({ client });
  console.log(answer);
}

export async function createAppSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await createApp({
    client,
    body: {
      app_name: 'support-assistant'
    },
  });
  console.log(answer);
}

export async function getAppSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await getApp({
    client,
    path: {
      app_id: '0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55'
    },
  });
  console.log(answer);
}

export async function renameAppSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await renameApp({
    client,
    path: {
      app_id: '0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55'
    },
    body: {
      app_name: 'parcel-assistant'
    },
  });
  console.log(answer);
}

export async function deleteAppSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await deleteApp({
    client,
    path: {
      app_id: '0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55'
    },
  });
  console.log(answer);
}
