/** What a signing secret is sealed with: it opens for its own endpoint alone. */
export const secretContext = (webhookId: string): string => `webhooks ${webhookId}`;
