import { getApp, listEnvironments, listVariants, paginate } from '@jurybox/client';
import { listAll } from '../../api.ts';
import { useSession } from '../session.ts';
import { useLoaded } from '../use-loaded.ts';

export function useApp(appId: string) {
  const { client } = useSession();
  const path = { app_id: appId };
  return useLoaded(async () => {
    const [app, { items: environments }, variants] = await Promise.all([
      getApp({ client, path }),
      listEnvironments({ client, path }),
      listAll(paginate(listVariants, { client, path })),
    ]);
    return { app, environments, variants };
  }, [client, appId]);
}
