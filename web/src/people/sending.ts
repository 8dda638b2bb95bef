/** REST for notices and calendars, and what a browser needs to be sent push messages. */
import { call, post } from '../kit/api';
import type {
  CalendarShape,
  CalendarWish,
  EmailWish,
  HookWish,
  NoticesShape,
  NoticesWish,
  PushWish,
} from '../kit/generated';

const put = <T>(path: string, body: unknown) => call<T>(path, { method: 'PUT', body: JSON.stringify(body) });

export const sending = {
  notices: () => call<NoticesShape>('/me/notices'),
  choose: (wish: NoticesWish) => put<NoticesShape>('/me/notices', wish),
  add: (wish: PushWish | EmailWish | HookWish) => post<NoticesShape>('/me/channels', wish),
  remove: (id: string) => call<unknown>(`/me/channels/${id}`, { method: 'DELETE' }),
  test: (id: string) => post<unknown>(`/me/channels/${id}/test`, {}),
  confirm: (code: string) => post<unknown>('/notices/confirm', { code }),
  calendar: () => call<CalendarShape>('/me/calendar'),
  keepCalendar: (wish: CalendarWish) => put<CalendarShape>('/me/calendar', wish),
};

/** Whether this browser cannot be sent anything: it does not know how, or the page is not safe enough for it. */
export const hindered = (): boolean => !('serviceWorker' in navigator) || !('PushManager' in window);

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

type Subscription = Pick<PushWish, 'endpoint' | 'keys'>;

/** What this browser's push service is told by; otherwise the words that say why there is none. */
export async function subscribe(key: string): Promise<Subscription | string> {
  if ((await Notification.requestPermission()) !== 'granted') return 'notices-push-refused';
  return (await subscribed(key).catch(() => null)) ?? 'notices-push-failed'; // some browsers have no such service
}

async function subscribed(key: string): Promise<Subscription | null> {
  const worker = await navigator.serviceWorker.ready;
  const before = await worker.pushManager.getSubscription();
  const known = before?.options.applicationServerKey;
  if (
    before &&
    known &&
    btoa(String.fromCharCode(...new Uint8Array(known))) !== btoa(String.fromCharCode(...bytes(key)))
  )
    await before.unsubscribe(); // of another server at this address
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = made.toJSON();
  return endpoint && keys?.p256dh && keys.auth ? { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } } : null;
}
