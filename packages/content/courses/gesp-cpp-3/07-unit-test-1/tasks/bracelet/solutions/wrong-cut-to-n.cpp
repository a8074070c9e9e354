// fails: 04 WA, 06 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
#include <string>
using namespace std;

int main() {
    string s, kind, t;
    int q, p, n, cnt[26] = {0};
    cin >> s >> q;
    for (int k = 1; k <= q; k++) {
        cin >> kind;
        if (kind == "add") {
            cin >> p >> t;
            s.insert(p, t);
        } else if (kind == "cut") {
            cin >> p >> n;
            if (n > p) s.erase(p, n - p);
        } else {
            for (int l = 0, r = s.size() - 1; l < r; l++, r--) {
                char c = s[l];
                s[l] = s[r];
                s[r] = c;
            }
        }
    }
    for (int i = 0; i < (int)s.size(); i++) cnt[s[i] - 'a']++;
    int best = 0;
    for (int i = 1; i < 26; i++) {
        if (cnt[i] > cnt[best]) best = i;
    }
    cout << s << endl << char('a' + best) << " " << cnt[best] << endl;
    return 0;
}
