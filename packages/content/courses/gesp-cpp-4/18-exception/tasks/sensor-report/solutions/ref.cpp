#include <iostream>
using namespace std;

void check(char code, int v) {
    int least, most;
    if (code == 'T') {
        least = -50;
        most = 60;
    } else if (code == 'H') {
        least = 0;
        most = 100;
    } else if (code == 'P') {
        least = 800;
        most = 1100;
    } else {
        throw code;
    }
    if (v < least) throw least - v;
    if (v > most) throw v - most;
}

int main() {
    int n, good = 0, codes = 0, values = 0, warmest = 0;
    bool any = false;
    cin >> n;
    for (int i = 1; i <= n; i++) {
        char code;
        int v;
        cin >> code >> v;
        try {
            check(code, v);
            cout << "ok" << endl;
            good++;
            if (code == 'T' && (!any || v > warmest)) {
                warmest = v;
                any = true;
            }
        } catch (char c) {
            cout << "code" << endl;
            codes++;
        } catch (int off) {
            cout << "value " << off << endl;
            values++;
        }
    }
    cout << good << " " << codes << " " << values << endl;
    if (any) cout << warmest << endl;
    else cout << "none" << endl;
    return 0;
}
