interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(input: string): string };
}

/** Browsers allow service workers only on https and localhost. */
const canOpenOffline = isSecureContext && 'serviceWorker' in navigator;

/** Why the page cannot be opened again without a connection. Empty if it can. */
export const whyNotOffline = canOpenOffline
  ? ''
  : `Without a connection, this page cannot be opened again, because ${
      isSecureContext ? 'this browser does not allow it' : 'its address begins with http and not with https'
    }.`;

/** Registers the service worker, with which a browser opens the page without a connection. */
export function keepPageForOffline(): void {
  if (!canOpenOffline) return;
  // The content security policy allows only this policy, which can only create the address of the service worker.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const createScriptURL = () => './service-worker.js';
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL });
  const address = policy?.createScriptURL('') ?? createScriptURL();
  // Without the service worker, the page works as before, but only with a connection.
  navigator.serviceWorker.register(address).catch(() => undefined);
}
