// Passkeys as the browser makes and uses them, and as the server is told of them: bytes as base64url.
import { get, send } from "../lib/api.ts";
import { bytesOf, textOf } from "../lib/base64url.ts";
import type { NewPasskey, OwnAccount, PasskeyWanted, SignedIn, SignIn, SignInWanted } from "../lib/protocol.ts";

const WHERE = "/api/account";
const PATIENCE = 300_000;

/** Nobody has to make one: the browser was asked and there came none. */
export class NoPasskey extends Error {
  readonly why: "none" | "known";

  constructor(why: "none" | "known") {
    super(why);
    this.why = why;
  }
}

/** Browsers have them only for pages that came safely, and the server only at its own address. */
export function arePossible(account: OwnAccount): boolean {
  return "PublicKeyCredential" in window && account.place === location.origin;
}

export const account = {
  ask: () => get<OwnAccount>(WHERE),
  rename: (id: string, name: string) => send<OwnAccount>("PUT", `${WHERE}/passkeys/${id}`, { name }),
  remove: (id: string) => send<OwnAccount>("POST", `${WHERE}/passkeys/${id}/remove`),
  signOut: (everywhere: boolean) => send<null>("POST", `${WHERE}/sign-out`, { everywhere }),
  everything: () => get<Record<string, unknown>>(`${WHERE}/export`),
  deleteAll: (name: string, lang: string) => send<null>("POST", `${WHERE}/delete?lang=${lang}`, { name }),
};

export async function makePasskey(name: string): Promise<OwnAccount> {
  const wanted = await send<PasskeyWanted>("POST", `${WHERE}/passkeys/begin`);
  const made = await asked(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: bytesOf(wanted.challenge),
        rp: { id: wanted.place, name: wanted.site },
        user: { id: bytesOf(wanted.person), name: wanted.name, displayName: wanted.name },
        pubKeyCredParams: wanted.kinds.map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: wanted.known.map((id) => ({ type: "public-key", id: bytesOf(id) })),
        authenticatorSelection: {
          residentKey: "required",
          requireResidentKey: true,
          userVerification: "required",
        },
        attestation: "none",
        timeout: PATIENCE,
      },
    }),
  );
  const response = made.response as AuthenticatorAttestationResponse;
  const said: NewPasskey = {
    name,
    id: made.id,
    client_data: textOf(response.clientDataJSON),
    attestation: textOf(response.attestationObject),
    transports: response.getTransports?.() ?? [],
  };
  return send<OwnAccount>("POST", `${WHERE}/passkeys`, said);
}

/** With `wantsGames` what the guest has played here becomes the account's. */
export async function signIn(wantsGames: boolean): Promise<SignedIn> {
  const wanted = await send<SignInWanted>("POST", `${WHERE}/sign-in/begin`);
  const used = await asked(() =>
    navigator.credentials.get({
      publicKey: {
        challenge: bytesOf(wanted.challenge),
        rpId: wanted.place,
        userVerification: "required",
        timeout: PATIENCE,
      },
    }),
  );
  const response = used.response as AuthenticatorAssertionResponse;
  const said: SignIn = {
    id: used.id,
    person: textOf(response.userHandle ?? new ArrayBuffer(0)),
    client_data: textOf(response.clientDataJSON),
    authenticator_data: textOf(response.authenticatorData),
    signature: textOf(response.signature),
    wants_games: wantsGames,
  };
  return send<SignedIn>("POST", `${WHERE}/sign-in`, said);
}

async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  let found: Credential | null;
  try {
    found = await ask();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    throw new NoPasskey(error.name === "InvalidStateError" ? "known" : "none");
  }
  if (found === null) throw new NoPasskey("none");
  return found as PublicKeyCredential;
}

/** What a passkey of this device may be called, until somebody names it otherwise. */
export function deviceName(agent: string): string {
  const known = ["iPhone", "iPad", "Android", "Windows", "Mac", "Linux"];
  return known.find((name) => agent.includes(name)) ?? "";
}
