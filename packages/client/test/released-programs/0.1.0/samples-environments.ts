import { createClient, deployVariant, listDeployments, listEnvironments } from '../../../src/index.ts';

export async function listEnvironmentsSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await listEnvironments({
    client,
    path: {
      app_id: '0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55'
    },
  });
  console.log(answer);
}

export async function listDeploymentsSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await listDeployments({
    client,
    path: {
      app_id: '0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55',
      environment: 'production'
    },
  });
  console.log(answer);
}

export async function deployVariantSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await deployVariant({
    client,
    path: {
      app_id: '0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55',
      environment: 'production'
    },
    body: {
      variant_id: '0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1'
    },
  });
  console.log(answer);
}
