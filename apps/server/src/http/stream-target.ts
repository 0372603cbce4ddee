/**
 * A stream token opens a stream of notices for a client that cannot send headers. It is valid for one target only: the
 * path of the operation `watchEnvironment`, with the application in the query.
 */
export function streamPath(environment: string): string {
  return `/api/environments/${encodeURIComponent(environment)}/changes`;
}

export function isStreamPath(path: string): boolean {
  return /^\/api\/environments\/[^/]+\/changes$/.test(path);
}

export function streamTarget(path: string, appId: string | undefined): string {
  return `${path}?app_id=${appId ?? ''}`;
}
