// fails: 02 WA, 05 WA, 06 WA, 10 WA, 12 WA, 13 WA, 14 WA, 15 WA
#include <iostream>
using namespace std;

int main() {
    int n, a, k;
    cin >> n >> a >> k;
    long long last = a + (n - 1) * k;
    long long total = (a + last) * n / 2;
    cout << last << " " << total << endl;
    return 0;
}
