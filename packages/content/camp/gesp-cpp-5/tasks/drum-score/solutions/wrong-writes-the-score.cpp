// fails: 07 MLE, 08 MLE, 09 MLE, 10 MLE, 11 MLE, 12 MLE, 13 MLE
#include <iostream>
#include <string>
using namespace std;

int main() {
    int n, q;
    cin >> n >> q;
    string s = "D";
    for (int i = 2; i <= n; i++) s = s + string(i, 'T') + s;
    while (q--) {
        long long k, c = 0;
        cin >> k;
        for (long long i = 0; i < k; i++)
            if (s[i] == 'T') c++;
        cout << c << endl;
    }
    return 0;
}
