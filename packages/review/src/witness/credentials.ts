import type { Document, Requirement } from '@jurybox/openapi';

/**
 * For each credential, returns the header, query parameter or cookie that carries it, for example `Authorization:
 * Bearer <token>`.
 */
export function credentialsOf(document: Document, requirement: Requirement): string {
  const parts = Object.keys(requirement).map((name) => {
    const scheme = (document.components?.['securitySchemes']?.[name] ?? {}) as Record<string, unknown>;
    if (scheme['type'] === 'apiKey')
      return scheme['in'] === 'header'
        ? `${String(scheme['name'])}: <key>`
        : scheme['in'] === 'cookie'
          ? `Cookie: ${String(scheme['name'])}=<key>`
          : `?${String(scheme['name'])}=<key>`;
    if (scheme['type'] === 'http' && String(scheme['scheme']).toLowerCase() === 'basic')
      return 'Authorization: Basic <credentials>';
    return scheme['type'] === 'mutualTLS' ? 'X-Client-Certificate: <certificate>' : 'Authorization: Bearer <token>';
  });
  return parts.join('\n');
}
