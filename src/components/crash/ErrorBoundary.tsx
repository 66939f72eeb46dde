import { Component, type ReactNode } from "react";
import { CrashPage } from "./CrashPage";

type Props = {
  /** Another value (the next page) clears the error. */
  resetKey: string;
  children: ReactNode;
};

type State = { error: Error | null; resetKey: string };

/** Catches what breaks inside the page; header, sidebar and footer stay usable. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { error: null, resetKey };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? <CrashPage error={error} onRetry={() => this.setState({ error: null })} /> : this.props.children;
  }
}
