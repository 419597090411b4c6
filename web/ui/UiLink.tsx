import {
  createContext,
  createElement,
  use,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react';

export type UiLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
};

function PlainLink({ href, children, ...rest }: UiLinkProps) {
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}

const LinkContext = createContext<ComponentType<UiLinkProps>>(PlainLink);

/** Lets the app bring its router's link; without it every link is a plain anchor. */
export function UiLinkProvider({
  link,
  children,
}: {
  link: ComponentType<UiLinkProps>;
  children: ReactNode;
}) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** The link all components of this folder render. */
export function UiLink(props: UiLinkProps) {
  return createElement(use(LinkContext), props);
}
