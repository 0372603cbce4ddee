/** A stream token is valid for one target only: the path of `watchEnvironment` and the application in its query. */
export function streamPath(environment: string): string {
  return `/api/environments/${encodeURIComponent(environment)}/changes`;
}

export function isStreamPath(path: string): boolean {
  return /^\/api\/environments\/[^/]+\/changes$/.test(path);
}

export function streamTarget(path: string, appId: string | undefined): string {
  return `${path}?app_id=${appId ?? ''}`;
}
