import { compareVariantRevisions, createClient, createVariant, deleteVariant, getVariant, getVariantRevision, listVariantRevisions, listVariants, updateVariantParameters } from '../../../src/index.ts';

export async function listVariantsSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await listVariants({
    client,
    path: {
      app_id: '0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55'
    },
  });
  console.log(answer);
}

export async function createVariantSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await createVariant({
    client,
    path: {
      app_id: '0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55'
    },
    body: {
      base_name: 'concise',
      config_name: 'gpt-small',
      parameters: {
        model: 'gpt-small',
        temperature: 0.2,
        system_prompt: 'Answer in at most three sentences.'
      }
    },
  });
  console.log(answer);
}

export async function getVariantSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await getVariant({
    client,
    path: {
      variant_id: '0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1'
    },
  });
  console.log(answer);
}

export async function deleteVariantSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await deleteVariant({
    client,
    path: {
      variant_id: '0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1'
    },
  });
  console.log(answer);
}

export async function updateVariantParametersSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await updateVariantParameters({
    client,
    path: {
      variant_id: '0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1'
    },
    body: {
      parameters: {
        model: 'gpt-small',
        temperature: 0.1,
        system_prompt: 'Answer in at most three sentences.'
      }
    },
  });
  console.log(answer);
}

export async function listVariantRevisionsSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await listVariantRevisions({
    client,
    path: {
      variant_id: '0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1'
    },
  });
  console.log(answer);
}

export async function getVariantRevisionSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await getVariantRevision({
    client,
    path: {
      variant_id: '0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1',
      revision: 2
    },
  });
  console.log(answer);
}

export async function compareVariantRevisionsSample(): Promise<void> {
  // The key is in JURYBOX_API_KEY.
  const client = createClient({ baseUrl: 'http://localhost:8787/api' });

  const answer = await compareVariantRevisions({
    client,
    path: {
      variant_id: '0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1'
    },
    query: {
      from: 1,
      to: 3
    },
  });
  console.log(answer);
}
