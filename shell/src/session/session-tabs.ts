/** What one tab tells the others. Never a token: each tab asks the service for its own. */
export type TabMessage = 'signed-in' | 'left' | 'ended';

export interface Tabs {
  tell(message: TabMessage): void;
  close(): void;
}

/** The other tabs of this site; a browser that refuses the channel has none. */
export function openTabs(hear: (message: TabMessage) => void): Tabs {
  try {
    const channel = new BroadcastChannel('campusway.session');
    channel.onmessage = ({ data }: MessageEvent<TabMessage>) => hear(data);
    return { tell: (message) => channel.postMessage(message), close: () => channel.close() };
  } catch {
    return { tell() {}, close() {} };
  }
}
