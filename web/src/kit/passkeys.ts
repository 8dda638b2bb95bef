/** Passkeys in the browser: made and shown by whatever keeps them, a device, a phone or a manager. */
import type { PersonShape } from './generated';
import { people } from './people';

/** Why there can be no passkeys here; null if there can. */
export function impossible(): 'passkey-needs-https' | 'passkey-needs-name' | 'passkey-needs-browser' | null {
  if (!window.isSecureContext) return 'passkey-needs-https';
  if (/^[\d.]+$|^\[/.test(location.hostname)) return 'passkey-needs-name';
  if (!('PublicKeyCredential' in window) || !navigator.credentials) return 'passkey-needs-browser';
  return null;
}

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
const text = (buffer: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

interface Descriptor {
  id: string;
  type: 'public-key';
}
type Told = Record<string, unknown> & { challenge: string };
const described = (found: unknown): PublicKeyCredentialDescriptor[] =>
  ((found ?? []) as Descriptor[]).map((each) => ({ ...each, id: bytes(each.id) }));

/** Makes a passkey; the first one of a person whose `name` is given. Null: the person thought better of it. */
export async function makePasskey(name?: string): Promise<{ person: PersonShape; codes: string[] | null } | null> {
  const options = (await people.passkeyOptions(name)).options as Told & { user: { id: string } };
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...options.user, id: bytes(options.user.id) },
    excludeCredentials: described(options.excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = await asked(() => navigator.credentials.create({ publicKey }));
  if (!made) return null;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  const response = { clientDataJSON: text(clientDataJSON), attestationObject: text(attestationObject) };
  return people.addPasskey({ id: made.id, rawId: text(made.rawId), type: made.type, response });
}

/** Logs in with any passkey of this site. Null: the person thought better of it. */
export async function showPasskey(): Promise<PersonShape | null> {
  const credential = await shownCredential();
  return credential && (await people.login(credential)).person;
}

/** The proof that one has a passkey of this site. Null: the person thought better of it. */
export async function shownCredential(): Promise<object | null> {
  const options = (await people.loginOptions()).options as Told;
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    allowCredentials: described(options.allowCredentials),
  } as unknown as PublicKeyCredentialRequestOptions;
  const shown = await asked(() => navigator.credentials.get({ publicKey }));
  if (!shown) return null;
  const { clientDataJSON, authenticatorData, signature, userHandle } = shown.response as AuthenticatorAssertionResponse;
  const response = {
    clientDataJSON: text(clientDataJSON),
    authenticatorData: text(authenticatorData),
    signature: text(signature),
    userHandle: userHandle ? text(userHandle) : null,
  };
  return { id: shown.id, rawId: text(shown.rawId), type: shown.type, response };
}

async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await ask()) as PublicKeyCredential | null;
  } catch (error) {
    if (error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError')) return null;
    throw error;
  }
}
