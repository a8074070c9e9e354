import { attributeName } from './attributeName.ts';
import type { PropertyValue } from './propertyValues.ts';
import type { mountPart, Mounted } from './mountPart.tsx';
import type { Part } from './part.tsx';

/** A custom element: its properties, and how its code is fetched. */
export interface ElementDefinition {
  /** In camelCase; the attributes are the same in kebab-case. */
  properties: readonly string[];
  /** Called when an element is connected to a page; the module is fetched only once. */
  load: () => Promise<{ part: Part; mountPart: typeof mountPart }>;
}

const LOAD_FAILED = '组件没有加载成功，请检查网络后刷新页面。';

/**
 * Registers a custom element; its code is fetched when the first one is connected. Does nothing if the tag is taken.
 *
 * @param options.nonce of the page's Content-Security-Policy, for the styles inside the element
 */
export const defineElement = (
  tag: string,
  { properties, load }: ElementDefinition,
  options: { nonce?: string | undefined } = {},
): void => {
  if (customElements.get(tag)) return;
  const names = [...properties, 'accent'];
  const byAttribute = new Map(names.map((name) => [attributeName(name), name]));

  class AoElement extends HTMLElement {
    static observedAttributes = [...byAttribute.keys()];

    static {
      for (const name of names)
        Object.defineProperty(this.prototype, name, {
          get(this: AoElement) {
            const given = this.#given[name];
            return given?.from === 'attribute' ? given.text : given?.value;
          },
          set(this: AoElement, value: unknown) {
            this.#give(name, { from: 'property', value, atMs: Date.now() });
          },
        });
    }

    #root = this.attachShadow({ mode: 'open' });
    #given: Record<string, PropertyValue | undefined> = {};
    #mounted: Mounted | undefined;
    #isLoading = false;

    connectedCallback() {
      for (const name of names) {
        // A property set before the class was defined is an own property and hides the accessor.
        const own = Object.getOwnPropertyDescriptor(this, name);
        if (!own) continue;
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, own.value);
      }
      if (!this.#mounted && !this.#isLoading) void this.#mount();
    }

    disconnectedCallback() {
      // An element moved within the page is connected again by now.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#mounted?.unmount();
        this.#mounted = undefined;
      });
    }

    attributeChangedCallback(attribute: string, _: string | null, text: string | null) {
      const name = byAttribute.get(attribute) ?? attribute;
      this.#give(name, text === null ? undefined : { from: 'attribute', text, atMs: Date.now() });
    }

    #give(name: string, given: PropertyValue | undefined) {
      this.#given = { ...this.#given, [name]: given };
      this.#mounted?.update(this.#given);
    }

    async #mount() {
      this.#isLoading = true;
      try {
        const loaded = await load();
        if (!this.isConnected) return;
        this.#root.replaceChildren();
        this.#mounted = loaded.mountPart(loaded.part, {
          tag,
          root: this.#root,
          nonce: options.nonce,
          actions: {
            send: (type, detail) =>
              this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: true })),
            set: (name, value) => this.#give(name, { from: 'property', value, atMs: Date.now() }),
          },
        });
        this.#mounted.update(this.#given);
      } catch (error) {
        const message = document.createElement('p');
        message.role = 'alert';
        message.textContent = LOAD_FAILED;
        this.#root.replaceChildren(message);
        reportError(error);
      } finally {
        this.#isLoading = false;
      }
    }
  }

  customElements.define(tag, AoElement);
};
