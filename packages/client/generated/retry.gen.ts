// @generated from spec/ — do not edit. Run: pnpm generate

/** Codes after which a call may be sent again: always, because nothing was done, or where twice is the same as once. */
export const retryable = {
  "storage_unavailable": "idempotent",
  "overloaded": "always",
  "shutting_down": "always",
  "rate_limited": "always"
} as const;

/** Operations that make something new each time, whatever their method says. */
export const nonIdempotent: readonly string[] = ["PUT /variants/{variant_id}/parameters"];
