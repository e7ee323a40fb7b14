/** Message between tabs, which share the cookie of the session. */
export type TabMessage = 'signed-in' | 'left' | 'ended';

export interface TabChannel {
  broadcast(message: TabMessage): void;
  close(): void;
}

/** Channel to the other tabs of this site; does nothing where BroadcastChannel is unavailable. */
export function openTabChannel(receive: (message: TabMessage) => void): TabChannel {
  try {
    const channel = new BroadcastChannel('campusway.session');
    channel.onmessage = ({ data }: MessageEvent<TabMessage>) => receive(data);
    return { broadcast: (message) => channel.postMessage(message), close: () => channel.close() };
  } catch {
    return { broadcast() {}, close() {} };
  }
}
