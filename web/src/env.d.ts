/// <reference types="vite/client" />
/// <reference types="vite-plugin-pwa/client" />
declare module 'virtual:shelf-words' {
  const shelf: Record<string, Record<string, { name?: string; pitch?: string; length?: string }>>;
  export default shelf;
}
