#include <iostream>
using namespace std;

int main() {
    long long n, a, k;
    cin >> n >> a >> k;
    long long last = a + (n - 1) * k;
    cout << last << " " << (a + last) * n / 2 << endl;
    return 0;
}
