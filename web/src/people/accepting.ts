/** Says yes to an invitation: takes the seat, with a half of the draw made after the server has committed to its own. */
import { api } from '../kit/api';
import { newHalf } from '../kit/fair';
import type { Invitation } from '../kit/generated';
import { atHome } from '../kit/home.svelte';
import { go } from '../kit/router.svelte';
import { settings } from '../kit/settings.svelte';
import { allTokens, remember } from '../kit/storage';
import { circle } from './circle';

export async function accept(invitation: Invitation): Promise<void> {
  const half = newHalf();
  const commitment = (await api.table(invitation.table)).draw?.commitment ?? undefined;
  const nickname = settings.nickname.trim() || atHome.person?.name || '?';
  const got = await circle.accept(invitation.id, { nickname, half, tables: allTokens() });
  remember(got.table, { tokens: { [got.seat]: got.token }, half, commitment, game: got.game });
  forget(invitation);
  go(`/table/${got.table}`);
}

export async function decline(invitation: Invitation): Promise<void> {
  await circle.decide(invitation.id, allTokens());
  forget(invitation);
}

function forget(invitation: Invitation): void {
  atHome.invitations = atHome.invitations.filter((each) => each.id !== invitation.id);
}
